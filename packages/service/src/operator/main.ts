#!/usr/bin/env node
import "./limit-memory.js";
import { createProgram } from "./create-program.js";
import { plainText } from "./plain-text.js";

try {
  await createProgram().parseAsync();
} catch (error) {
  // Only the message: a stack trace does not help an operator whose port is in use.
  console.error(plainText(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
