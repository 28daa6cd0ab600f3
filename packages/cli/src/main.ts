#!/usr/bin/env node
import { runCommand } from "./command/run-command.js";
import { onClosedPipe } from "./terminal/terminal.js";

// A closed pipe, as in `docexport exports | head`, is not a failure.
onClosedPipe(() => process.exit(0));
process.exitCode = await runCommand(process.argv);
