#!/usr/bin/env node
// No static import: a Node that is too old could not even load the others, and would show a stack trace.
const { explainOldNode } = await import("./check-node.js");
const tooOld = explainOldNode(process.versions.node);
if (tooOld === undefined) {
  const { start } = await import("./start.js");
  await start();
} else {
  console.error(tooOld);
  process.exitCode = 1;
}
