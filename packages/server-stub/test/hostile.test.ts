import { describe, expect, test, vi } from "vitest";
import { createServer, stub, ProblemError } from "../src/index.js";
import { as, entries, problemOf, testOptions, type Send } from "./harness.js";

const webhook = { endpoint: "https://a.example", events: ["job.done"], connections: [1] };

describe.each(Object.keys(entries))("through the %s entry", (entry) => {
  const withServer = (use: (send: Send) => Promise<void>, options = testOptions()) =>
    entries[entry]?.(createServer(options), use);
  const post = (body: string, type: string): RequestInit => ({
    method: "POST",
    body,
    ...as("good", { "content-type": type }),
  });

  test.each(["constructor", "__proto__"])(
    "responds with 415 to the media type %s, an inherited object member",
    (type) =>
      withServer(async (send) => {
        const response = await send("/v2/webhooks", post("{}", type));
        expect(response.status).toBe(415);
      }),
  );

  test("refuses a body of another type before decoding parameters", () =>
    withServer(async (send) => {
      const init = post("hello", "text/plain");
      const headers = { ...init.headers, "idempotency-key": "k".repeat(256) };
      expect((await send("/v2/webhooks", { ...init, headers })).status).toBe(415);
    }));

  test("limits the response to a body with very many violations", () =>
    withServer(async (send) => {
      const events = Array.from({ length: 300_000 }, () => 1);
      const response = await send(
        "/v2/webhooks",
        post(JSON.stringify({ ...webhook, events }), "application/json"),
      );
      const text = await response.text();
      expect(response.status).toBe(400);
      expect(text.length).toBeLessThan(200_000);
      expect(JSON.parse(text).detail).toContain("300000 violations");
    }));

  test("refuses deeply nested JSON like any other violation", () =>
    withServer(async (send) => {
      const deep = "[".repeat(200_000) + "]".repeat(200_000);
      const body = JSON.stringify(webhook).replace('["job.done"]', deep);
      expect((await send("/v2/webhooks", post(body, "application/json"))).status).toBe(400);
    }));

  test("responds with 500 and reports a header that cannot be sent", async () => {
    const errors: unknown[] = [];
    const handlers = stub();
    const list = handlers.listCollections;
    handlers.listCollections = async (request) => ({
      ...(await list(request)),
      headers: { "x-note": "two\r\nlines" },
    });
    await withServer(
      async (send) => {
        const response = await send("/v2/collections", as("good"));
        expect(response.status).toBe(500);
        expect(await problemOf(response)).toMatchObject({ status: 500 });
      },
      testOptions({ handlers, onError: (error) => errors.push(error) }),
    );
    expect(errors).toHaveLength(1);
  });

  test("responds although a hook throws, and logs the hook's name", async () => {
    const print = vi.spyOn(console, "error").mockImplementation(() => {});
    await withServer(
      async (send) => {
        expect((await send("/v2/collections", as("good"))).status).toBe(200);
        expect((await send("/nowhere", as("good"))).status).toBe(404);
      },
      testOptions({
        onResponse: () => {
          throw new Error("the log is full");
        },
      }),
    );
    expect(print.mock.calls.map(([text]) => text)).toEqual([
      "the hook `onResponse` failed:",
      "the hook `onResponse` failed:",
    ]);
    print.mockRestore();
  });

  test("uses the default for a limit of undefined", () =>
    withServer(
      async (send) => {
        const body = JSON.stringify({ ...webhook, endpoint: "x".repeat(2 ** 20) });
        expect((await send("/v2/webhooks", post(body, "application/json"))).status).toBe(413);
      },
      testOptions({ limits: { body: undefined } as never }),
    ));

  test("applies the most specific range of Accept", () =>
    withServer(async (send) => {
      const accept = "application/json;q=0, */*";
      expect((await send("/v2/collections", as("good", { accept }))).status).toBe(406);
    }));
});

test("responds with the problem from toProblem, and reports the fault", async () => {
  const errors: unknown[] = [];
  const fault = new Error("connection refused");
  const handlers = { ...stub(), listCollections: () => Promise.reject(fault) };
  const toProblem = (thrown: unknown) =>
    thrown === fault ? new ProblemError({ type: "unavailable", detail: "Later." }) : undefined;
  const server = createServer(
    testOptions({ handlers, toProblem, onError: (error) => errors.push(error) }),
  );
  const response = await server.fetch(new Request("http://stub.test/v2/collections", as("good")));
  expect(response.status).toBe(503);
  expect(errors).toEqual([fault]);
});
