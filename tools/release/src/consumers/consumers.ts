import type { Consumer } from "./consumer.ts";

/** All consumers, in execution order. Each is a project with a `test` script. */
export const consumers: readonly Consumer[] = [
  { name: "types-app", about: "a TypeScript app compiles on types, and refuses what is wrong" },
  { name: "client-node", about: "a Node script calls a server with client, by import and require" },
  { name: "server-node", about: "server-stub serves in bare node:http" },
  { name: "server-express", about: "server-stub serves in Express" },
  { name: "server-fastify", about: "server-stub serves in Fastify" },
  { name: "server-hono", about: "server-stub serves in Hono" },
  { name: "conformance-ci", about: "a CI job checks a server with conformance by npx" },
  { name: "spec-docs", about: "Redocly builds a reference from spec" },
  { name: "convert-page", about: "a bundler puts convert into a page, which converts" },
  {
    name: "command",
    about: "docexport converts a document by npx",
    installed: { packages: 1, megabytes: 2 },
  },
  {
    name: "service-npx",
    about: "the service starts by npx, exports and stops",
    installed: { packages: 5, megabytes: 46 },
  },
];
