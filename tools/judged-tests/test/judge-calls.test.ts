import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { createJudgingFetch } from "../src/judge-calls.ts";

test("finds a deviation in a `fetch` response and ignores other calls", async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end('{"items":3}');
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const judging = createJudgingFetch(globalThis.fetch);
  const headers = { authorization: "Bearer good" };
  for (const path of ["/v2/webhooks?pageNo=1", "/healthz"]) {
    const response = await judging.fetch(new Request(origin + path, { headers }));
    expect(await response.json()).toEqual({ items: 3 });
  }
  const { exchanges, findings } = await judging.end();
  server.close();
  expect(exchanges).toBe(1);
  expect(findings.join("\n")).toContain("response-matches-contract: listWebhooks");
});
