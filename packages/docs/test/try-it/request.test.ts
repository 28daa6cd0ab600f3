import { expect, test } from "vitest";
import { toCurl } from "../../src/try-it/curl.ts";
import { buildRequest } from "../../src/try-it/request.ts";

const values = { baseUrl: "http://a.test/api/", token: "", texts: {}, files: {} };
const call = {
  id: "deleteWebhook",
  method: "DELETE",
  path: "/v2/webhooks/{id}",
  parameters: [{ name: "id", in: "path", example: "41" }],
} as const;

test("puts a path parameter into the URL", () => {
  const request = buildRequest(call, { ...values, parameters: { id: "a/b" } });
  expect(request.url).toBe("http://a.test/api/v2/webhooks/a%2Fb");
  expect(toCurl(request)).toBe("curl -sS http://a.test/api/v2/webhooks/a%2Fb \\\n  -X DELETE");
});

test("rejects an empty path parameter", () => {
  expect(() => buildRequest(call, { ...values, parameters: {} })).toThrow("Fill in id");
});

test("escapes a quote and a semicolon for the shell and curl", () => {
  const content = {
    kind: "multipart",
    parts: [{ name: "o", contentType: "application/json", text: `"it's;"` }],
  } as const;
  const line = toCurl({ method: "POST", url: "http://a.test/", headers: [], body: content });
  expect(line).toContain(String.raw`-F 'o="it'\''s\u003b";type=application/json'`);
});
