import { expect, test } from "vitest";
import { preferWait } from "../../src/http/prefer-wait.js";

test.each([
  ["wait=10", 10],
  ["WAIT = 5", 5],
  ['respond-async, wait="7"; x=1', 7],
  ["wait=3600", 60],
  ["wait=0", 0],
  ["wait=99999999999999999999", 60],
  [`wait=${"9".repeat(400)}`, 60],
  ['foo="a,b", wait=5', 5],
  ['foo="a\\",b", wait=5', 5],
  ['foo="a, wait=7", wait=5', 5],
  ["wait=3, wait=9", 3],
  ["waiting=9, wait=3", 3],
])("`%s` means %i seconds", (header, seconds) => {
  expect(preferWait(header)).toBe(seconds);
});

test.each([
  undefined,
  "",
  "wait",
  "wait=x",
  "wait=-1",
  "wait=1.5",
  'wait="5',
  "respond-async",
  'foo="a,wait=5"',
  'foo="a\\",wait=5"',
  'foo="a, wait=5',
  'foo="a, wait=5\\',
  "foo=1; wait=5",
  "wait=x, wait=5",
])("does not wait for `%s`", (header) => {
  expect(preferWait(header)).toBeUndefined();
});
