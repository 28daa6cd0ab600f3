import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleContract } from "../src/bundle.ts";
import { readEntry } from "../src/read-entries.ts";

const spec = fileURLToPath(new URL("..", import.meta.url));
let folder: string;

interface Paths {
  readonly "/v2/collections": { readonly get: { responses: object; "x-decision": object } };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-export-spec-"));
  for (const name of ["openapi.yaml", "paths", "components", "webhooks"])
    await cp(join(spec, name), join(folder, name), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

async function bundleWith(file: string, from: string, to: string): Promise<string> {
  const path = join(folder, file);
  const text = await readFile(path, "utf8");
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
  const message = await bundleContract(join(folder, "openapi.yaml")).then(
    () => "no error",
    (error: Error) => error.message,
  );
  await writeFile(path, text);
  return message;
}

test("names a file that is not YAML with line and rule", async () => {
  const message = await bundleWith("components/schemas/Link.yaml", "type: object", "type: [");
  expect(message).toContain("components/schemas/Link.yaml:2:1: Failed to parse");
});

test("names file, line and rule of an unresolved reference", async () => {
  const message = await bundleWith(
    "components/schemas/WebhookPage.yaml",
    "Pagination.yaml",
    "Paginatoin.yaml",
  );
  expect(message).toMatch(
    /WebhookPage\.yaml:\d+:\d+: Can't resolve \$ref: .*Paginatoin\.yaml.* \(bundler\)/,
  );
});

test("names a shared decision that matches no operation", async () => {
  const message = await bundleWith("openapi.yaml", "responses/4XX", "response/4XX");
  expect(message).toContain("openapi.yaml: `*/*/response/4XX` of `paths` matches nothing");
});

test("a shared decision names every status of its class on the operation", async () => {
  const { paths } = await bundleContract(join(folder, "openapi.yaml"));
  const { responses, "x-decision": decided } = (paths as unknown as Paths)["/v2/collections"].get;
  const errors = Object.keys(responses).filter((status) => /^[45]/.test(status));
  expect(decided).toEqual({
    "security/0/bearerToken": "tokens",
    "responses/200": "success-status",
    ...Object.fromEntries(errors.map((status) => [`responses/${status}`, "problem-details"])),
  });
  expect(paths).not.toHaveProperty("x-decision");
});

test("names a file of the register that is not YAML with its line", async () => {
  const file = join(folder, "ordering.yaml");
  await writeFile(file, "id: ordering\nopen: [\n");
  await expect(readEntry(file)).rejects.toThrow(/ordering\.yaml: expected YAML: .* at line 3/);
});

test("builds an identical bundle each time", async () => {
  const entry = join(folder, "openapi.yaml");
  expect(JSON.stringify(await bundleContract(entry))).toBe(
    JSON.stringify(await bundleContract(entry)),
  );
});
