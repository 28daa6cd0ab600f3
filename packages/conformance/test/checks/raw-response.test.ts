import { expect, test } from "vitest";
import { resolveTarget } from "../../src/load/target.js";
import { finalResponse, finalStatus } from "../../src/checks/raw-response.js";

test("reads the final status after interim responses", () => {
  expect(finalStatus("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 Created\r\n\r\n{}")).toBe(201);
});

test("returns no status for text that is not HTTP", () => {
  expect(finalStatus('{"items":[]}')).toBe(0);
});

const target = resolveTarget({ baseUrl: "http://127.0.0.1:8080", token: "a-secret-token" });

test("returns headers and content of the final response with redacted tokens", () => {
  const head = "HTTP/1.1 400 No\r\nContent-Type: a/b\r\nX-Echo: a-secret-token\r\nno field\r\n";
  const chunks = `6;a=b\r\n{"a":"\r\ne\r\na-secret-token\r\n2\r\n"}\r\n0\r\n\r\n`;
  const received = `HTTP/1.1 100 Continue\r\n\r\n${head}Transfer-Encoding: chunked\r\n\r\n${chunks}`;
  expect(finalResponse(target, received)).toMatchObject({
    status: 400,
    rawHeaders: [
      ["Content-Type", "a/b"],
      ["X-Echo", "$TOKEN"],
      ["Transfer-Encoding", "chunked"],
    ],
    text: '{"a":"$TOKEN"}',
  });
});

test("returns a truncated response as received, and undefined for other text", () => {
  const cut = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabc";
  expect(finalResponse(target, cut)).toMatchObject({ status: 200, text: "abc" });
  expect(finalResponse(target, "HTTP/1.1 200 OK\r\nDa")).toMatchObject({ status: 200, text: "" });
  expect(finalResponse(target, "<html>")).toBeUndefined();
});
