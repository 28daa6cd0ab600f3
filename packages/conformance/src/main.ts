#!/usr/bin/env node
// No static imports: a Node version that is too old could not load the other modules and would print a stack trace.
const { explainOldNode } = await import("./check-node.js");
const tooOld = explainOldNode(process.versions.node);
if (tooOld === undefined) {
  const { runCommand } = await import("./command/run-command.js");
  const { env: variables, stdout, stderr } = process;
  process.exitCode = await runCommand(process.argv.slice(2), { variables, stdout, stderr });
} else {
  console.error(tooOld);
  process.exitCode = 5;
}
