#!/usr/bin/env node
// Imports are dynamic: an old Node could not load the other modules, and would print a stack trace instead of a
// message.
const { explainOldNode } = await import("./check-node.js");
const tooOld = explainOldNode(process.versions.node);
if (tooOld === undefined) {
  const { storeCompiledCode, start } = await import("./start.js");
  storeCompiledCode();
  await start();
} else {
  console.error(tooOld);
  process.exitCode = 1;
}
