import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  compile,
  readProject,
  writeProject,
  type Compiler,
  type Setting,
} from "../package/compile.js";
import { installTarballs, type Installed } from "../package/install-tarballs.js";

const resolutions = ["bundler", "node16", "nodenext"] as const;
// Each compilation of all declarations takes seconds: older compilers find packages in every way in `pnpm test:long` only.
const isLong = process.env["DOCUMENT_EXPORT_COMPILERS"] === "all";
const compilers: readonly Compiler[] = [
  "typescript-5.4",
  "typescript-5.9",
  "typescript-6",
  "typescript",
];
const settings = resolutions.map((moduleResolution): Setting => ({
  moduleResolution,
  globals: "dom",
}));
const nodeGlobals: Setting = { moduleResolution: "nodenext", globals: "node" };

let installed: Installed;
beforeAll(async () => {
  installed = await installTarballs();
  await writeProject(installed.folder, {
    "consumer.ts": await readProject("consumer.ts"),
    "mistakes.ts": await readProject("mistakes.ts"),
    "mistakes-on-sub-paths.ts": await readProject("mistakes-on-sub-paths.ts"),
    "empty.ts": "export {};",
    "types.ts": `
      import type { DocumentExport, ExportOptions, Job, WebhookEvent } from "@document-export/types";
      export type Members = [
        DocumentExport["sourceDocumentTitle"], ExportOptions["destination"], Job["status"], WebhookEvent["type"],
      ];`,
    "calls.ts": `
      import { createClient } from "@document-export/client";
      const client = createClient({ baseUrl: "https://export.example.net", token: "t" });
      export const exports = await client.listDocumentExports({ pageSize: 50 });
      export const collections = await client.listCollections();
      export const webhooks = await client.listWebhooks({ signal: AbortSignal.timeout(9) });
      export const job = await client.exportHostedDocument({ file: "{}", options: { destination: 12 } });
      export const webhook = await client.createWebhook({
        webhook: { endpoint: "https://a.test", events: ["job.done"], connections: [1] },
      });`,
    "mistake.ts": `
      import type { Job } from "@document-export/types";
      export const job: Job = { status: "done" };`,
  });
});
afterAll(() => installed?.remove());

describe.each(compilers)("%s", (compiler) => {
  const isNewest = compiler === "typescript";
  const tested = settings.filter(
    ({ moduleResolution }) => isLong || isNewest || moduleResolution === "nodenext",
  );

  test.each([...tested, ...(isNewest ? [nodeGlobals] : [])])(
    "compiles a caller's project and sees its mistakes, found by `$moduleResolution`, with the globals of $globals",
    async (setting) => {
      const { errors } = await compile(compiler, installed.folder, "consumer.ts", setting);
      expect(errors).toEqual([]);
    },
  );
});

describe("what the newest compiler instantiates", () => {
  const counted = { ...nodeGlobals, skipLibCheck: true };
  const compiled = (file: string) => compile("typescript", installed.folder, file, counted);

  test("is nothing for type lookups", async () => {
    const [base, types] = [await compiled("empty.ts"), await compiled("types.ts")];
    expect(types.errors).toEqual([]);
    expect(types.instantiations - base.instantiations).toBe(0);
  });

  test("is at most 50 for a call", async () => {
    const [base, calls] = [await compiled("empty.ts"), await compiled("calls.ts")];
    expect(calls.errors).toEqual([]);
    expect((calls.instantiations - base.instantiations) / 5).toBeLessThanOrEqual(50);
  });

  test("reports its errors", async () => {
    expect((await compiled("mistake.ts")).errors.join()).toMatch(/TS27\d\d.*missing/);
  });
});
