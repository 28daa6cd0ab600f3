/** One part of `pnpm test:long`: a command in a package that takes minutes to hours. */
export interface Part {
  readonly name: string;
  /** Package folder to run the command in. */
  readonly package: string;
  /** A program of the package and its arguments. */
  readonly command: readonly [program: string, ...args: readonly string[]];
  /** Variables that select the full count; every part also gets the seed. */
  readonly environment: Readonly<Record<string, string>>;
  /** Required variable: without it, the part is skipped. */
  readonly needs?: string;
}

/** All parts, in execution order. Each is a CI test or a benchmark at its full count. */
export const parts: readonly Part[] = [
  {
    name: "kills",
    package: "packages/service",
    command: ["vitest", "run", "--mode", "deep", "test/faults/storms/storm.deep.test.ts"],
    environment: { DOCUMENT_EXPORT_KILLS: "200" },
  },
  {
    name: "connection-cuts",
    package: "packages/service",
    command: ["vitest", "run", "--project", "embedded", "test/faults/connections-cut.test.ts"],
    environment: { DOCUMENT_EXPORT_CUTS: "300" },
  },
  {
    name: "power-failures",
    package: "packages/service",
    command: ["vitest", "run", "--mode", "deep", "test/faults/repeated/power-failure.deep.test.ts"],
    environment: { DOCUMENT_EXPORT_POWER_FAILURES: "2000" },
  },
  {
    name: "failover",
    package: "packages/service",
    command: ["vitest", "run", "--mode", "deep", "test/faults/repeated/failover.deep.test.ts"],
    environment: { DOCUMENT_EXPORT_FAILOVERS: "10" },
  },
  {
    name: "deploy",
    package: "packages/service",
    command: ["vitest", "run", "--project", "embedded", "test/faults/deploy.test.ts"],
    environment: {},
    needs: "DOCUMENT_EXPORT_EARLIER",
  },
  {
    name: "hostile-documents",
    package: "packages/service",
    command: [
      "vitest",
      "run",
      "--mode",
      "deep",
      "test/faults/repeated/hostile-documents.deep.test.ts",
    ],
    environment: { DOCUMENT_EXPORT_HOSTILE: "all", DOCUMENT_EXPORT_HOSTILE_BYTES: "33000000" },
  },
  {
    name: "generated-documents",
    package: "packages/service",
    command: [
      "vitest",
      "run",
      "--mode",
      "deep",
      "test/faults/repeated/generated-documents.deep.test.ts",
    ],
    environment: { DOCUMENT_EXPORT_DOCUMENTS: "5000" },
  },
  {
    name: "two-and-two",
    package: "packages/service",
    command: ["node", "bench/two-and-two.ts", "--count", "200"],
    environment: {},
    needs: "DATABASE_URL",
  },
  {
    name: "every-page",
    package: "packages/docs",
    command: ["vitest", "run", "--mode", "deep", "test/pages.deep.test.ts"],
    environment: { DOCUMENT_EXPORT_PAGES: "all" },
  },
  {
    name: "any-document",
    package: "packages/convert",
    command: ["vitest", "run"],
    environment: { FUZZ_RUNS: "5000" },
  },
  {
    name: "markdown-read-back",
    package: "packages/convert",
    command: ["vitest", "run", "test/fuzz/read-back"],
    environment: { FUZZ_RUNS: "25000" },
  },
  {
    name: "any-json",
    package: "packages/json-reader",
    command: ["vitest", "run"],
    environment: { FUZZ_RUNS: "5000" },
  },
  {
    name: "mutated-requests",
    package: "packages/server-stub",
    command: ["vitest", "run", "test/fuzz.test.ts"],
    environment: { FUZZ_RUNS: "2000" },
  },
  {
    name: "agreement-with-ajv",
    package: "packages/generate",
    command: ["vitest", "run", "test/differential", "test/many"],
    environment: { DOCUMENT_EXPORT_DIFFERENTIAL: "1000000", DOCUMENT_EXPORT_MANY: "1750" },
  },
  {
    name: "hostile-descriptions",
    package: "packages/generate",
    command: ["vitest", "run", "test/hostile.test.ts"],
    environment: { DOCUMENT_EXPORT_HOSTILE: "5000" },
  },
  {
    name: "published-descriptions",
    package: "packages/generate",
    command: ["vitest", "run", "--mode", "deep", "test/package/published.deep.test.ts"],
    environment: { DOCUMENT_EXPORT_PUBLISHED: "all" },
  },
  {
    name: "foreign-clients",
    package: "tools/foreign-clients",
    command: ["vitest", "run", "--mode", "deep", "test/foreign-clients.deep.test.ts"],
    environment: { DOCUMENT_EXPORT_FOREIGN_CLIENTS: "all" },
  },
  {
    name: "docs-tools",
    package: "examples",
    command: ["vitest", "run", "test/docs-tools.test.ts"],
    environment: { DOCUMENT_EXPORT_DOCS_TOOLS: "all" },
  },
  {
    name: "calls-of-generated-clients",
    package: "packages/generate",
    command: ["vitest", "run", "test/client"],
    environment: { DOCUMENT_EXPORT_CALLS: "200" },
  },
  {
    name: "calls-of-large-generated-clients",
    package: "packages/generate",
    command: ["vitest", "run", "--mode", "deep", "test/client"],
    environment: { DOCUMENT_EXPORT_CALLS: "200" },
  },
  {
    name: "judged-tests",
    package: "tools/judged-tests",
    command: ["vitest", "run", "--mode", "deep"],
    environment: { DOCUMENT_EXPORT_JUDGED: "all" },
  },
  {
    name: "compilers",
    package: "packages/client",
    command: ["vitest", "run", "--mode", "deep", "test/types"],
    environment: { DOCUMENT_EXPORT_COMPILERS: "all" },
  },
  {
    name: "consumers",
    package: "tools/release",
    command: ["node", "src/dry-run.ts", "--only", "consumers"],
    environment: {},
  },
  {
    name: "rehearsal",
    package: "tools/release",
    command: [
      "node",
      "src/rehearsal/main.ts",
      "--managers",
      "npm,pnpm,yarn,bun",
      "--nodes",
      "20,22,24",
    ],
    environment: {},
  },
  {
    name: "upgrade",
    package: "tools/release",
    command: ["node", "src/rehearsal/upgrade-main.ts"],
    environment: {},
  },
  {
    name: "reproducible-packages",
    package: "tools/release",
    command: ["node", "src/reproduce.ts"],
    environment: {},
  },
  {
    name: "audit",
    package: "tools/release",
    command: ["node", "src/audit.ts"],
    environment: {},
  },
];
