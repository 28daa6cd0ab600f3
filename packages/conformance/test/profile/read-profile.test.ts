import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PROFILE_MEMBERS } from "../../src/profile/profile-members.js";
import { readProfile } from "../../src/profile/read-profile.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "document-export-profile-"));
});
afterAll(() => rm(folder, { recursive: true }));

const VARIABLES = {
  DOCUMENT_EXPORT_TOKEN: "a",
  SIBLING_TOKEN: "b",
  SECOND_TOKEN: "c",
  EXPIRED_TOKEN: "d",
  NARROW_TOKEN: "e",
  PETS_KEY: "f",
  PETS_USER: "g",
  PETS_PASSWORD: "h",
  PETS_READER: "i",
};

test("accepts the README's profiles, which contain every member without an option", async () => {
  const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
  const blocks = [...readme.matchAll(/```yaml\n([^]*?)```/g)]
    .map(([, text = ""]) => text)
    .filter((text) => !text.startsWith("waivers:") && !text.includes("uses:"));
  const named: string[] = [];
  for (const [index, block] of blocks.entries()) {
    const file = join(folder, `${index}.yaml`);
    await writeFile(file, block);
    const { secrets: _, ...members } = await readProfile(file, VARIABLES);
    named.push(...Object.keys(members));
  }
  const options = ["sourceDocument", "webhookEndpoint", "webhookEvent"];
  expect([...new Set([...named, ...options])].toSorted()).toEqual(
    Object.keys(PROFILE_MEMBERS).toSorted(),
  );
});

test.each([
  ["is not YAML", "a: [1", /is not YAML/],
  ["is not an object", "[]", /is invalid/],
  ["refers to itself without end", "a: &a [*a, *a]\nb: *a", /is not YAML that JSON can hold/],
  ["is too long", `token: ${"t".repeat(2 ** 20)}`, /is longer than 1048576 characters/],
])("a profile that %s is refused with a line", async (name, text, message) => {
  const file = join(folder, `${name.replaceAll(" ", "-")}.yaml`);
  await writeFile(file, text);
  await expect(readProfile(file, {})).rejects.toThrow(message);
});

test("names a missing profile in the error", async () => {
  await expect(readProfile("/nowhere.yaml", {})).rejects.toThrow(
    "Cannot read the profile `/nowhere.yaml`",
  );
});
