import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { bundleSize } from "../../bench/bundle-size.js";

const { exports } = JSON.parse(
  await readFile(new URL("../../package.json", import.meta.url), "utf8"),
) as { exports: Readonly<Record<string, unknown>> };

/** Bytes, minified and compressed, that each part may cost its caller. */
const budgets = [
  { path: "", names: "createClient, isCallError", gzip: 4_500 },
  { path: "", names: "*", gzip: 4_500 },
  { path: "/webhooks", names: "verifyWebhook", gzip: 700 },
  { path: "/wait", names: "waitForJob", gzip: 1_000 },
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
