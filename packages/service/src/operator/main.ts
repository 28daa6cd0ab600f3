#!/usr/bin/env node
// No static import: a Node that is too old could not even load the others, and would show a stack trace.
const { explainOldNode } = await import("./check-node.js");
const tooOld = explainOldNode(process.versions.node);
if (tooOld !== undefined) {
  console.error(tooOld);
  process.exitCode = 1;
} else {
  // Before the rest: flags of V8 hold for what begins after them.
  await import("./limit-memory.js");
  const { runProgram } = await import("./run-program.js");
  await runProgram();
}
