import EmakiCLI

Program.run()
