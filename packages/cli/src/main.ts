#!/usr/bin/env node
import { runCommand } from "./command/run-command.js";

// Whoever reads may have seen enough: `docexport exports | head` is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
process.exitCode = await runCommand(process.argv);
