import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { compile } from "../support/compile.ts";
import { generateInside } from "../support/generate-inside.ts";
import { published } from "../support/published.ts";

const contract = fileURLToPath(new URL("../../../../spec/dist/openapi.json", import.meta.url));

/** Returns the schemas whose types in the stub and in the types package are not mutually assignable. */
async function differencesOf(description: string): Promise<string[]> {
  const stub = await schemasOf("server-stub", description);
  const types = await schemasOf("types", description);
  const names = [...stub.matchAll(/^export (?:interface|type) ([\w$]+)/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  const same = names.map(
    (name) =>
      `export const is${name} = [(value: stub.${name}): types.${name} => value, (value: types.${name}): stub.${name} => value];`,
  );
  const said = await compile([
    { path: "stub.ts", text: stub },
    { path: "types.ts", text: types },
    {
      path: "same.ts",
      text: `import type * as stub from "./stub.js";\nimport type * as types from "./types.js";\n${same.join("\n")}`,
    },
  ]);
  const lines = [...said.matchAll(/same\.ts\((\d+),/g)].map(([, line]) => Number(line));
  expect(said.includes("error"), said).toBe(lines.length > 0);
  return [...new Set(lines.map((line) => names[line - 3] ?? ""))];
}

async function schemasOf(target: "server-stub" | "types", description: string): Promise<string> {
  const files = await generateInside(target, description);
  return files.find(({ path }) => path === "schemas.ts")?.text ?? "";
}

test("types and stub agree on every contract schema except the upload", async () => {
  // A caller passes a `Blob`, and a handler gets the stub's own file type.
  expect(await differencesOf(contract)).toEqual(["HostedDocumentUpload"]);
});

test("types and stub agree on every schema of another project's description", async () => {
  expect(await differencesOf(published("3.0/json/star-trek"))).toEqual([]);
});
