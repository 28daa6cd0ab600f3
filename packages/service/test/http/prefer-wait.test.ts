import { expect, test } from "vitest";
import { preferWait } from "../../src/http/handlers/export-hosted-document.js";

test.each([
  ["wait=10", 10],
  ["WAIT = 5", 5],
  ['respond-async, wait="7"; x=1', 7],
  ["wait=3600", 60],
  ["wait=0", 0],
])("`%s` means %i seconds", (header, seconds) => {
  expect(preferWait(header)).toBe(seconds);
});

test.each([undefined, "", "wait", "wait=x", "wait=-1", "respond-async"])(
  "`%s` is no wait",
  (header) => {
    expect(preferWait(header)).toBeUndefined();
  },
);
