import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";

const schema = JSON.parse(
  await readFile(new URL("../dist/schemas/WebhookKeySet.json", import.meta.url), "utf8"),
);
const validate = new Ajv2020({ strict: true }).compile(schema);

// RFC 8037, A.2.
const key = { kty: "OKP", crv: "Ed25519", x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo" };
const whpk = `whpk_${Buffer.from(key.x, "base64url").toString("base64")}`;

test.each([
  ["of one key", [key]],
  ["of two keys with every member", [key, { ...key, kid: "a", use: "sig", alg: "EdDSA", whpk }]],
  ["with a member that is unknown", [{ ...key, nbf: 1 }]],
])("accepts a key set %s", (_, keys) => {
  expect(validate({ keys, extra: true })).toBe(true);
});

test.each([
  ["of no keys", []],
  ["with the private key", [{ ...key, d: key.x }]],
  ["of another curve", [{ ...key, crv: "X25519" }]],
  ["with padding", [{ ...key, x: `${key.x}=` }]],
  ["of a short key", [{ ...key, x: key.x.slice(4) }]],
  ["of PEM", ["-----BEGIN PUBLIC KEY-----"]],
  ["without the key", [{ kty: "OKP", crv: "Ed25519", whpk }]],
])("refuses a key set %s", (_, keys) => {
  expect(validate({ keys })).toBe(false);
});
