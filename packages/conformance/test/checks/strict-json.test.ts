import { expect, test } from "vitest";
import { faultOfJsonBytes, findDoubledMember } from "../../src/checks/text/strict-json.js";

test.each([
  ['{"a":1,"a":2}', "a"],
  [String.raw`{"a":1,"\u0061":2}`, "a"],
  ['{"b":[{"a":{}},{"c":1,"a":[],"c":null}]}', "c"],
  ['{"a":{"a":1},"b":"a","a":1}', "a"],
])("finds the duplicate member of %s", (text, name) => {
  expect(findDoubledMember(text)).toBe(name);
});

test.each([
  '{"a":{"a":1},"b":{"a":2}}',
  '[{"a":1},{"a":1}]',
  String.raw`{"a":"\"a\":1,\"a\"","b":["a","a"],"A":"{"}`,
  '["a","a"]',
  '"a"',
])("finds no duplicate member in %s", (text) => {
  expect(findDoubledMember(text)).toBeUndefined();
});

test.each([
  [Buffer.from("\u{feff}{}"), "a byte-order mark"],
  [Buffer.from([0x22, 0xe9, 0x22]), "bytes that are not UTF-8"],
  [Buffer.from('{"a":1,"a":1}'), "the member `a` twice"],
  [Buffer.from('{"a":"\u{feff}é"}'), undefined],
  [Buffer.from("{'a':1}"), undefined],
])("the fault of %s is %s", (bytes, fault) => {
  expect(faultOfJsonBytes(bytes)).toBe(fault);
});
