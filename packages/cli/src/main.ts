#!/usr/bin/env node
import { runCommand } from "./command/run-command.js";
import { onLostReader } from "./terminal/on-lost-reader.js";

// Whoever reads may have seen enough: `docexport exports | head` is no failure.
onLostReader(() => process.exit(0));
process.exitCode = await runCommand(process.argv);
