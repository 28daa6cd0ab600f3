import { generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { expect, test } from "vitest";
import { faultOfSignature, readKeySet } from "../../src/checks/events/verify-signature.js";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const other = generateKeyPairSync("ed25519");
const bytes = Buffer.from('{"type":"job.done"}');
const signed = (content: string, key: KeyObject = privateKey): string =>
  sign(null, Buffer.from(content), key).toString("base64");
const right = signed(`msg_1.1795003203.${bytes.toString()}`);

function fault(signature: string, keys: readonly KeyObject[] = [publicKey]): string | undefined {
  return faultOfSignature({ id: "msg_1", timestamp: "1795003203", signature, bytes }, keys);
}

test("accepts a signature over id, timestamp and body", () => {
  expect(fault(`v1a,${right}`)).toBeUndefined();
});

test("accepts a signature listed beside those of other keys and versions", () => {
  const old = signed("x", other.privateKey);
  expect(fault(`v1,c2VjcmV0 v1a,${old} v1a,${right}`, [other.publicKey, publicKey])).toBe(
    undefined,
  );
});

test.each([
  ["without a version", right],
  ["in base64url", `v1a,${Buffer.from(right, "base64").toString("base64url")}`],
  ["without padding", `v1a,${right.replace("==", "")}`],
  ["in hexadecimal digits", `v1a,${Buffer.from(right, "base64").toString("hex")}`],
  ["of the other version", `v1,${right}`],
  ["after a comma and a space", `v1a, ${right}`],
  ["that is empty", ""],
])("a signature %s is none", (_, signature) => {
  expect(fault(signature)).toMatch(/^no `v1a,`/);
});

test.each([
  ["over the body", signed(bytes.toString())],
  ["over another order", signed(`1795003203.msg_1.${bytes.toString()}`)],
  ["by another key", signed(`msg_1.1795003203.${bytes.toString()}`, other.privateKey)],
])("a signature %s is not valid", (_, signature) => {
  expect(fault(`v1a,${signature}`)).toBe("one that no published key verifies");
});

test("leaves keys of other kinds and broken ones out of a set", () => {
  const jwk = publicKey.export({ format: "jwk" });
  const set = { keys: [jwk, { kty: "RSA", n: "AQAB", e: "AQAB" }, { ...jwk, x: "short" }, null] };
  expect(readKeySet(set)).toHaveLength(1);
  expect(readKeySet({ keys: "none" })).toEqual([]);
});
