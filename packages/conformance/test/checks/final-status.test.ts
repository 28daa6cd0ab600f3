import { expect, test } from "vitest";
import { finalStatus } from "../../src/checks/send-raw.js";

test("the final status is the one after interim responses", () => {
  expect(finalStatus("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 Created\r\n\r\n{}")).toBe(201);
});

test("what is no HTTP has no status", () => {
  expect(finalStatus('{"items":[]}')).toBe(0);
});
