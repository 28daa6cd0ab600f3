#!/usr/bin/env node
import { runCommand } from "./command/run-command.js";

const { env: variables, stdout, stderr } = process;
process.exitCode = await runCommand(process.argv.slice(2), { variables, stdout, stderr });
