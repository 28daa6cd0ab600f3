import { randomBytes } from "node:crypto";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSecretBox } from "../../src/secrets/open-secret-box.js";
import { createSecretBox } from "../../src/secrets/secret-box.js";
import { temporaryFolder } from "../support/temporary-folder.js";

const key = randomBytes(32);

test("opens what it sealed, and seals the same text differently each time", () => {
  const box = createSecretBox(key);
  const sealed = [box.seal("pass wörd"), box.seal("pass wörd")];
  expect(sealed.map((bytes) => box.open(bytes))).toEqual(["pass wörd", "pass wörd"]);
  expect(sealed[0]).not.toEqual(sealed[1]);
  expect(String(sealed[0])).not.toContain("pass");
});

test("opens nothing with another key, and nothing that was changed", () => {
  const sealed = Buffer.from(createSecretBox(key).seal("secret"));
  const other = createSecretBox(randomBytes(32));
  expect(() => other.open(sealed)).toThrow("sealed with another key");
  const changed = Buffer.from(sealed);
  changed[sealed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => createSecretBox(key).open(changed)).toThrow("sealed with another key");
  expect(() => createSecretBox(key).open(sealed.subarray(0, 5))).toThrow("sealed with another key");
});

test("the embedded service makes itself a key that only its user can read, and keeps it", async () => {
  const data = await temporaryFolder();
  const sealed = (await openSecretBox({ data })).seal("secret");
  expect((await openSecretBox({ data })).open(sealed)).toBe("secret");
  expect((await stat(join(data, "secret.key"))).mode & 0o777).toBe(0o600);
});

test("a key file that holds no key is an error that names it, and is left as it is", async () => {
  const data = await temporaryFolder();
  await writeFile(join(data, "secret.key"), "short");
  await expect(openSecretBox({ data })).rejects.toThrow("secret.key` holds no key");
  expect(await readFile(join(data, "secret.key"), "utf8")).toBe("short");
});

test("on PostgreSQL a key must be given, and the error says how to get one", async () => {
  const source = { data: "unused", databaseUrl: "postgres://localhost/x" };
  const box = await openSecretBox(source);
  expect(() => box.seal("secret")).toThrow("openssl rand -base64 32");
  const withKey = await openSecretBox({ ...source, secretKey: key.toString("base64") });
  expect(withKey.open(createSecretBox(key).seal("secret"))).toBe("secret");
});
