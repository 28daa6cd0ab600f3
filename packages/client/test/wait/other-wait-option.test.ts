import { afterEach, expect, test, vi } from "vitest";
import { createClientFrom } from "../../src/runtime.js";

interface OtherClient {
  startBuild(options: { readonly wait: string }): Promise<unknown>;
}

afterEach(() => {
  vi.useRealTimers();
});

test("sends another API's wait option without delaying the call", async () => {
  vi.useFakeTimers();
  const operations = {
    startBuild: {
      method: "GET",
      path: "/builds",
      parameters: [{ in: "query", name: "wait", type: "string" }],
    },
  } as const;
  const client = createClientFrom<OtherClient>(operations, {
    baseUrl: "https://example.com",
    fetch: async ({ url, signal }) => {
      await vi.advanceTimersByTimeAsync(1000);
      return Response.json({ url, aborted: signal.aborted });
    },
  });
  const result = await client.startBuild({ wait: "no" });
  expect(result).toEqual({ url: "https://example.com/builds?wait=no", aborted: false });
});
