import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as checks from "../../src/checks/index.js";

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

const texts: Record<string, readonly string[]> = {
  ipv4: ["1.2.3.4", "255.0.199.10", "0.0.0.0"],
  date: ["2024-02-29", "1900-02-28", "2026-12-31"],
  time: ["10:00:00Z", "23:59:60Z", "01:29:60+01:30", "10:00:00.5-02:00"],
  "date-time": ["2026-10-19T09:30:00+02:00", "2024-02-29t23:59:60z"],
  uuid: ["5F0C2F6E-8d2b-4b7e-9c39-2f1a7d9b6c11"],
};
const judges: Record<string, (text: string) => boolean> = {
  ipv4: checks.isIpv4,
  date: checks.isDate,
  time: checks.isTime,
  "date-time": checks.isDateTime,
  uuid: checks.isUuid,
};

/** A text with up to two places changed. */
const damaged = (seeds: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom(...seeds),
      fc.array(fc.tuple(fc.nat(40), fc.constantFrom(..."a0:/#@.-%?é_+ "), fc.nat(2)), {
        maxLength: 2,
      }),
    )
    .map(([seed, changes]) =>
      changes.reduce((text, [place, character, removed]) => {
        const at = place % (text.length + 1);
        return text.slice(0, at) + character + text.slice(at + removed);
      }, seed),
    );

// Ajv accepts an offset without a colon, which RFC 3339 does not allow.
const isKnownDifference = (text: string) => /[+-]\d{4}$/.test(text);

test.each(Object.keys(texts))("%s agrees with Ajv on damaged texts", (format) => {
  const judge = judges[format];
  const validate = ajv.compile({ type: "string", format });
  fc.assert(
    fc.property(damaged(texts[format] ?? []), (text) => {
      fc.pre(!isKnownDifference(text));
      expect({ text, valid: judge?.(text) }).toEqual({ text, valid: validate(text) });
    }),
    { numRuns: 3000, seed: 5 },
  );
});

// Ajv cannot be the reference for URIs: it refuses `a:` and accepts `//a:b`. The cases follow RFC 3986, 1.1.2, 3 and
// 5.4.
test.each([
  "ftp://ftp.is.co.za/rfc/rfc1808.txt",
  "ldap://[2001:db8::7]/c=GB?objectClass?one",
  "mailto:John.Doe@example.com",
  "tel:+1-816-555-1212",
  "telnet://192.0.2.16:80/",
  "urn:oasis:names:specification:docbook:dtd:xml:4.1.2",
  "https://u:p@a.example:80/b?c=d/?#e?",
  "file:///etc/hosts",
  "a:",
  "a:?b",
  "a://%41",
])("accepts the URI %s, also as a reference", (text) => {
  expect(checks.isUri(text)).toBe(true);
  expect(checks.isUriReference(text)).toBe(true);
});

test.each([
  "",
  "g",
  "./g",
  "g/",
  "/g",
  "//g",
  "?y",
  "g?y#s",
  "#s",
  ";x",
  "../../g",
  "./a:b",
  "a/b:c",
])("accepts %j as a reference, not as a URI", (text) => {
  expect(checks.isUriReference(text)).toBe(true);
  expect(checks.isUri(text)).toBe(false);
});

test.each([
  ":",
  "1a:b",
  "a b",
  "a#b#c",
  "a:%4",
  "a:]",
  "//a:b",
  "http://a/[b]",
  "http://[::1",
  "http://a[b]/",
  "http://a:8x/",
  "http://ü/",
  "http://a/\n",
])("refuses %j as a URI and as a reference", (text) => {
  expect(checks.isUri(text)).toBe(false);
  expect(checks.isUriReference(text)).toBe(false);
});

test("checks long texts in linear time", () => {
  const long = 1_000_000;
  const started = process.threadCpuUsage();
  expect(checks.isUri(`http://${"a:".repeat(long)}"`)).toBe(false);
  expect(checks.isUriReference(`${"%41".repeat(long)}"`)).toBe(false);
  expect(checks.isHostname(`${"a-".repeat(long)}"`)).toBe(false);
  expect(process.threadCpuUsage(started).user / 1e6).toBeLessThan(30);
});
