import { findChromium } from "@document-export/runtimes";
import { MANAGERS, type Shell } from "./shell.ts";

/** A simulated new user, who installs a package into an empty folder and uses it. */
export interface NewUser {
  readonly name: string;
  /** The package to install, whose installation is measured with npm; undefined if a command is run directly. */
  readonly adds?: string;
  /** The oldest major version of Node that the package supports. */
  readonly node: number;
  /** Uses the package, and returns evidence that it worked. */
  readonly use: (shell: Shell) => Promise<string>;
}

const CLIENT = `import { createClient } from "@document-export/client";
import { createTestDouble } from "@document-export/client/testing";

const { fetch } = createTestDouble();
const client = createClient({ baseUrl: "http://double.test", token: "any", fetch });
const { items } = await client.listCollections();
console.log(\`\${items.length} collections\`);
`;
/** A bundler without install scripts, which pnpm would have to allow. */
const BUNDLER = "rolldown";
const TYPES = `import type { Job } from "@document-export/types";
import { finalJobStatuses } from "@document-export/types/constants";

const status: Job["status"] = "done";
// @ts-expect-error A job has no such status.
const wrong: Job["status"] = [];
console.log([status, wrong].length, finalJobStatuses.join());
`;
const TSCONFIG = `{ "compilerOptions": { "module": "nodenext", "strict": true, "lib": ["es2022", "dom"], "types": [] } }`;
const DOCUMENT = JSON.stringify({
  title: "Report",
  body: {
    content: [
      {
        paragraph: {
          paragraphStyle: { namedStyleType: "HEADING_1" },
          elements: [{ textRun: { content: "Quarterly report\n" } }],
        },
      },
    ],
  },
});
const DESCRIPTION = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "Pets", version: "1" },
  paths: {
    "/pets": {
      get: {
        operationId: "listPets",
        responses: {
          200: {
            description: "Pets",
            content: { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } },
          },
        },
      },
    },
  },
  components: { schemas: { Pet: { type: "object", properties: { name: { type: "string" } } } } },
});

/** All simulated users, in execution order. */
export const newUsers: readonly NewUser[] = [
  {
    name: "types",
    adds: "@document-export/types",
    node: 20,
    use: async ({ write, add, run }) => {
      await add("typescript@5.4.5");
      await write({ "main.ts": TYPES, "tsconfig.json": TSCONFIG });
      await run("node", "node_modules/typescript/bin/tsc");
      return run("node", "main.js");
    },
  },
  {
    name: "client",
    adds: "@document-export/client",
    node: 20,
    use: async ({ write, run }) => {
      await write({ "main.js": CLIENT });
      return run("node", "main.js");
    },
  },
  {
    name: "client bundled",
    node: 20,
    use: async ({ write, add, run }) => {
      await add("@document-export/client", BUNDLER);
      await write({ "main.js": CLIENT });
      await run("node_modules/.bin/rolldown", "main.js", "--format=esm", "--file=bundle.mjs");
      return run("node", "bundle.mjs");
    },
  },
  {
    name: "client in a browser",
    node: 20,
    use: async ({ write, read, add, run }) => {
      const chromium = findChromium();
      if ("missing" in chromium) return `skipped: ${chromium.missing}`;
      await add("@document-export/client", BUNDLER);
      await write({ "main.js": CLIENT.replace("console.log(", "document.body.append(") });
      await run("node_modules/.bin/rolldown", "main.js", "--format=esm", "--file=bundle.js");
      const script = await read("bundle.js");
      await write({ "page.html": `<body><script type="module">${script}</script>` });
      const flags = ["--headless", "--no-sandbox", "--disable-gpu"];
      // Virtual time of the page, independent of the machine: a busy machine only takes longer.
      const page = ["--virtual-time-budget=10000", "--dump-dom", "page.html"];
      const dom = await run(chromium.command, ...flags, ...page);
      if (!/\d collections/.test(dom)) throw new Error(`Expected collections, got ${dom}`);
      return "shows collections";
    },
  },
  {
    name: "client in Deno",
    node: 20,
    use: async ({ write, run }) => {
      await write({ "main.js": CLIENT.replaceAll('from "@', 'from "npm:@') });
      // Deno rejects packages younger than a day, like ours here.
      const flags = [
        "--quiet",
        "--no-lock",
        "--node-modules-dir=none",
        "--minimum-dependency-age=0",
      ];
      return run("deno", "run", ...flags, "main.js");
    },
  },
  {
    name: "cli",
    adds: "@document-export/cli",
    node: 20,
    use: async ({ write, read, exec }) => {
      await write({ "report.json": DOCUMENT });
      await exec("@document-export/cli", "convert", "report.json", "-o", "report.md");
      return read("report.md");
    },
  },
  {
    name: "generate",
    adds: "@document-export/generate",
    node: 22,
    use: async ({ write, exec }) => {
      await write({ "pets.json": DESCRIPTION });
      return exec("@document-export/generate", "types", "pets.json", "generated");
    },
  },
  {
    name: "conformance",
    adds: "@document-export/conformance",
    node: 22,
    use: ({ exec }) => exec("@document-export/conformance", "--version"),
  },
  {
    name: "service",
    adds: "@document-export/service",
    node: 22,
    use: async ({ start, exec, manager }) => {
      const service = "@document-export/service";
      const command = [
        ...MANAGERS[manager].exec,
        service,
        "demo",
        "--port",
        "0",
        "--operator-port",
        "0",
      ];
      const end = await start(/Docs {5}http/, ...command);
      try {
        return await exec(service, "demo", "export");
      } finally {
        await end();
      }
    },
  },
  {
    name: "create a server",
    node: 22,
    use: async ({ run, exec, manager }) => {
      if (manager === "npm")
        await run("npm", "create", "--yes", "document-export-server", "mine", "--", "--yes");
      else await exec("create-document-export-server", "mine", "--yes");
      await run("npm", "--prefix", "mine", "install");
      return run("npm", "--prefix", "mine", "run", "typecheck");
    },
  },
];
