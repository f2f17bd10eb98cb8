import EmakiCLI

await Program.run()
