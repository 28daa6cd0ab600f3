#!/usr/bin/env node
// No static import: a Node that is too old could not even load the others, and would show a stack trace.
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
