import type { Command, Generator } from "./generator.ts";

const checkTypes: Command = ["tsc", "--project", "."];
const bundle: Command = ["rolldown", "main.ts", "--platform", "node", "--file", "main.mjs"];

/** Made and called in every test run: it comes with the dependencies of this package. */
export const installed: Generator = {
  id: "hey-api",
  name: "@hey-api/openapi-ts",
  version: "0.99.0",
  language: "TypeScript",
  takes: "openapi.json",
  needs: [],
  prepare: [
    ["openapi-ts", "--input", "{description}", "--output", "client", "--silent"],
    checkTypes,
    bundle,
  ],
  call: ["node", "main.mjs"],
  types: "Good: `file` is a `Blob`, `options` typed, errors typed by status, the events a union",
  remarks: "Needs TypeScript 5 or 6",
};
