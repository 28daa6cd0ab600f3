import * as api from "@opentelemetry/api";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createClient } from "../../src/index.js";
import { traceFetch, type OpenTelemetrySpan } from "../../src/observe.js";

/** A span that records its calls. */
class Span implements OpenTelemetrySpan {
  readonly name: string;
  readonly attributes: Record<string, unknown>;
  status: number | undefined;
  ended = 0;

  constructor(name: string, attributes: object) {
    this.name = name;
    this.attributes = { ...attributes };
  }

  setAttribute(name: string, value: string | number): this {
    this.attributes[name] = value;
    return this;
  }

  setStatus({ code }: { readonly code: number }): this {
    this.status = code;
    return this;
  }

  end(): void {
    this.ended += 1;
  }
}

let spans: Span[];
const recording = {
  ...api,
  trace: {
    getTracer: () => ({
      startSpan: (name: string, { attributes }: { readonly attributes: object }) => {
        const span = new Span(name, attributes);
        spans.push(span);
        return span;
      },
    }),
    setSpan: (context: api.Context) => context,
  },
};

beforeEach(() => {
  spans = [];
  api.propagation.setGlobalPropagator({
    inject: (_, carrier) => Object.assign(carrier as object, { traceparent: "00-1-2-01" }),
    extract: (context) => context,
    fields: () => ["traceparent"],
  });
});
afterEach(() => api.propagation.disable());

function call(response: (request: Request) => Promise<Response>, retries = 0) {
  const fetch = traceFetch(recording, response);
  const options = { baseUrl: "https://export.test/api", token: "secret-1", retries, fetch };
  return createClient(options).listWebhooks({ pageNo: 2 });
}

test("creates a client span per request and propagates its context", async () => {
  const sent: (string | null)[] = [];
  await call(async ({ headers }) => {
    sent.push(headers.get("traceparent"));
    return Response.json({ items: [] });
  });
  expect(sent).toEqual(["00-1-2-01"]);
  expect(spans).toEqual([
    {
      name: "GET /api/v2/webhooks",
      attributes: {
        "http.request.method": "GET",
        "url.full": "https://export.test/api/v2/webhooks?pageNo=2",
        "server.address": "export.test",
        "server.port": 443,
        "http.response.status_code": 200,
      },
      status: undefined,
      ended: 1,
    },
  ]);
});

test("creates a span per retry, with an error status on failure", async () => {
  const responses = [new Response(null, { status: 503 }), Response.json({ items: [] })].values();
  await call(async () => responses.next().value ?? Response.error(), 1);
  expect(spans.map(({ attributes, status }) => [attributes["error.type"], status])).toEqual([
    ["503", api.SpanStatusCode.ERROR],
    [undefined, undefined],
  ]);
});

test("ends the span of a request without a response with its error", async () => {
  const lost = call(() => Promise.reject(new TypeError("fetch failed")));
  await expect(lost).rejects.toThrow();
  expect(spans).toMatchObject([
    { attributes: { "error.type": "TypeError" }, status: api.SpanStatusCode.ERROR, ended: 1 },
  ]);
});

test("works with the OpenTelemetry API and traces nothing without an SDK", async () => {
  const fetch = traceFetch(api, async () => Response.json({ items: [] }));
  const client = createClient({ baseUrl: "https://export.test", token: "t", fetch });
  expect(await client.listWebhooks()).toEqual({ items: [] });
});
