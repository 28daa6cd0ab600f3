/** The part of a span that is used. */
export interface OpenTelemetrySpan {
  setAttribute(name: string, value: string | number): unknown;
  setStatus(status: { readonly code: number }): unknown;
  end(): void;
}

/** How a span begins. */
export interface OpenTelemetrySpanOptions {
  readonly kind: number;
  readonly attributes: Record<string, string | number>;
}

/** The part of `@opentelemetry/api` that is used: pass the module itself. */
export interface OpenTelemetryApi<Context, Span extends OpenTelemetrySpan> {
  readonly context: {
    active(): Context;
    with<Result>(context: Context, run: () => Result): Result;
  };
  readonly propagation: { inject(context: Context, carrier: Record<string, string>): void };
  readonly trace: {
    getTracer(name: string): {
      startSpan(name: string, options: OpenTelemetrySpanOptions): Span;
    };
    setSpan(context: Context, span: Span): Context;
  };
  readonly SpanKind: { readonly CLIENT: number };
  readonly SpanStatusCode: { readonly ERROR: number };
}

type Fetch = (request: Request) => Promise<Response>;

/**
 * A `fetch` for `createClient` that traces: one span for each request by the semantic conventions of HTTP clients, and
 * a `traceparent` header, so that the implementation's spans belong to it. Neither token nor content is in a span.
 */
export function traceFetch<Context, Span extends OpenTelemetrySpan>(
  api: OpenTelemetryApi<Context, Span>,
  next: Fetch = (request) => globalThis.fetch(request),
): Fetch {
  const { context, propagation, trace, SpanKind, SpanStatusCode } = api;
  return async (request) => {
    const { name, attributes } = describe(request);
    const tracer = trace.getTracer("@document-export/client");
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes });
    const fail = (type: string) =>
      void [span.setAttribute("error.type", type), span.setStatus({ code: SpanStatusCode.ERROR })];
    try {
      const within = trace.setSpan(context.active(), span);
      const carrier: Record<string, string> = {};
      propagation.inject(within, carrier);
      for (const [header, value] of Object.entries(carrier)) request.headers.set(header, value);
      const response = await context.with(within, () => next(request));
      span.setAttribute("http.response.status_code", response.status);
      if (response.status >= 400) fail(`${response.status}`);
      return response;
    } catch (error) {
      fail(error instanceof Error ? error.name : "_OTHER");
      throw error;
    } finally {
      span.end();
    }
  };
}

/** No path of the interface has a variable part, so that a path is a name. */
function describe({ method, url }: Request) {
  const { protocol, hostname, port, pathname } = new URL(url);
  return {
    name: `${method} ${pathname}`,
    attributes: {
      "http.request.method": method,
      "url.full": url,
      "server.address": hostname,
      "server.port": Number(port || (protocol === "https:" ? 443 : 80)),
    },
  };
}
