#!/bin/sh
# Checks the set in this folder in parts, as many at once as there are processors: sh parallel.sh 8
set -eu
parts=${1:-$(nproc)}
rm -f part-*.jsonl
emaki plan > plan.jsonl
# What a part finds is in its file; merge says what is missing.
seq "$parts" | parallel "emaki check -q --jobs 1 --plan plan.jsonl --shard {}/$parts --cache cache --results part-{}.jsonl || :"
emaki merge part-*.jsonl --report changes.html
