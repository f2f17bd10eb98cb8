#!/bin/sh
# Checks the set in this folder as an array job, and waits for it: sh slurm.sh 8
# The folder must be shared by all nodes. A task whose node stops is started again by Slurm.
set -eu
parts=${1:-8}
rm -f part-*.jsonl
emaki plan > plan.jsonl
job=$(sbatch --parsable --requeue --array="1-$parts" --output=part-%a.log --wrap \
  "emaki check -q --plan plan.jsonl --shard \$SLURM_ARRAY_TASK_ID/$parts --cache cache --results part-\$SLURM_ARRAY_TASK_ID.jsonl || test \$? -le 2")
sbatch --wait --dependency="afterany:$job" --output=merge.log --wrap \
  "emaki merge part-*.jsonl --report changes.html" > /dev/null && code=0 || code=$?
cat merge.log
exit "$code"
