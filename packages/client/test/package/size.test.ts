import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { bundleSize } from "../../bench/bundle-size.js";

const { exports } = JSON.parse(
  await readFile(new URL("../../package.json", import.meta.url), "utf8"),
) as { exports: Readonly<Record<string, unknown>> };

/** Size budget of each part in bytes, minified and compressed. */
const budgets = [
  { path: "", names: "createClient, isCallError", gzip: 6_790 },
  { path: "", names: "*", gzip: 7_015 },
  { path: "/webhooks", names: "verifyWebhook", gzip: 950 },
  { path: "/wait", names: "waitForJob", gzip: 985 },
].filter(({ path }) => `.${path}` in exports);

describe.each(budgets)("`$names` of `@document-export/client$path`", ({ path, names, gzip }) => {
  test(`costs at most ${gzip} bytes`, async () => {
    const named = names === "*" ? names : `{ ${names} }`;
    const text = `export ${named} from "@document-export/client${path}";`;
    const size = await bundleSize(text);
    expect(size.gzip).toBeGreaterThan(200);
    expect(size.gzip, `${size.minified} bytes minified, ${size.gzip} compressed`).toBeLessThan(
      gzip + 1,
    );
  });
});

/** Returns the size of a client with these operations, given as code that may use the runtime. */
async function sizeOf(...operations: readonly string[]): Promise<number> {
  const text = `
    import * as runtime from "@document-export/client/runtime";
    export const createClient = (options) =>
      runtime.createClientFrom({ ${operations.join(", ")} }, options);`;
  return (await bundleSize(text)).gzip;
}

const list = '"listAll": { method: "GET", path: "/v2/all" }';
const remove = `"deleteWebhook": {
  method: "DELETE", path: "/v2/webhooks/{id}", result: runtime.noResult,
  parameters: [{ in: "path", name: "id", type: "integer", required: true }],
}`;
const archive = remove.replace("deleteWebhook", "archiveExport").replace("webhooks", "exports");

test("each further operation costs at most 60 bytes", async () => {
  const [one, two, three] = [
    await sizeOf(list),
    await sizeOf(list, remove),
    await sizeOf(list, remove, archive),
  ];
  expect(two - one, "the first that has a path parameter and no response").toBeLessThan(100);
  expect(three - two).toBeLessThan(61);
});

test("excludes upload and paging code if no operation needs it", async () => {
  expect(await sizeOf(list)).toBeLessThan(5_030);
});
