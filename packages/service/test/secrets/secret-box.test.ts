import { randomBytes } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSecretBox } from "../../src/secrets/open-secret-box.js";
import { createSecretBox } from "../../src/secrets/secret-box.js";
import { temporaryFolder } from "../support/storage/temporary-folder.js";

const key = randomBytes(32);

test("decrypts its own output, and encrypts one text differently each time", () => {
  const box = createSecretBox([key]);
  const sealed = [box.seal("pass wörd"), box.seal("pass wörd")];
  expect(sealed.map((bytes) => box.open(bytes))).toEqual(["pass wörd", "pass wörd"]);
  expect(sealed[0]).not.toEqual(sealed[1]);
  expect(String(sealed[0])).not.toContain("pass");
});

test("refuses to decrypt with another key, or changed bytes", () => {
  const sealed = Buffer.from(createSecretBox([key]).seal("secret"));
  const other = createSecretBox([randomBytes(32)]);
  expect(() => other.open(sealed)).toThrow("encrypted with another key");
  const changed = Buffer.from(sealed);
  changed[sealed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => createSecretBox([key]).open(changed)).toThrow("encrypted with another key");
  expect(() => createSecretBox([key]).open(sealed.subarray(0, 5))).toThrow(
    "encrypted with another key",
  );
});

test("creates a key that only its user can read", async () => {
  const data = await temporaryFolder();
  const sealed = (await openSecretBox({ data })).seal("secret");
  expect((await openSecretBox({ data })).open(sealed)).toBe("secret");
  expect((await stat(join(data, "secret.key"))).mode & 0o777).toBe(0o600);
});

test("leaves a key file without a key unchanged and names it", async () => {
  const data = await temporaryFolder();
  await writeFile(join(data, "secret.key"), "short");
  await expect(openSecretBox({ data })).rejects.toThrow("secret.key` contains no key");
  expect(await readFile(join(data, "secret.key"), "utf8")).toBe("short");
});

test.each([
  ["empty", ""],
  ["cut off", "c2hvcnQ"],
  ["of zeros", "\0".repeat(45)],
])(
  "a key file that is %s is replaced until something is encrypted with its key",
  async (_, text) => {
    const data = await temporaryFolder();
    const path = join(data, "secret.key");
    await writeFile(path, text);
    const isInUse = () => Promise.resolve(true);
    await expect(openSecretBox({ data, isInUse })).rejects.toThrow(
      "Restore the file from a backup",
    );
    expect(await readFile(path, "utf8")).toBe(text);
    const sealed = (await openSecretBox({ data, isInUse: () => Promise.resolve(false) })).seal("a");
    expect((await openSecretBox({ data, isInUse })).open(sealed)).toBe("a");
    expect(await readdir(data)).toEqual(["secret.key"]);
  },
);

test("never replaces a file that may contain a key", async () => {
  const data = await temporaryFolder();
  const hex = randomBytes(32).toString("hex");
  await writeFile(join(data, "secret.key"), hex);
  const opened = openSecretBox({ data, isInUse: () => Promise.resolve(false) });
  await expect(opened).rejects.toThrow("expected 32 bytes in base64, got 64 characters");
  expect(await readFile(join(data, "secret.key"), "utf8")).toBe(hex);
});

test("refuses to start on PostgreSQL without a key, and explains how", async () => {
  const source = { data: "unused", databaseUrl: "postgres://localhost/x" };
  const box = await openSecretBox(source);
  expect(() => box.seal("secret")).toThrow("openssl rand -base64 32");
  const withKey = await openSecretBox({ ...source, secretKey: key.toString("base64") });
  expect(withKey.open(createSecretBox([key]).seal("secret"))).toBe("secret");
});
