#!/usr/bin/env node
// A dynamic import, because a Node that is too old could not even load the other modules, and would print a stack
// trace.
const { explainOldNode } = await import("./check-node.js");
const tooOld = explainOldNode(process.versions.node);
if (tooOld !== undefined) {
  console.error(tooOld);
  process.exitCode = 1;
} else {
  // Imported before the rest: V8 flags affect only code that starts after they are set.
  await import("./memory/limit-memory.js");
  const { runProgram } = await import("./run-program.js");
  await runProgram();
}
