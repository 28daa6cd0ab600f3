import { AsyncLocalStorage } from "node:async_hooks";
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Context,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";

const contexts = new AsyncLocalStorage<Context>();
const propagator = new W3CTraceContextPropagator();

/** Returns the current trace. */
export function currentContext(): Context {
  return contexts.getStore() ?? ROOT_CONTEXT;
}

/** Runs `work` in a trace. */
export function withContext<Result>(context: Context, work: () => Result): Result {
  return context === currentContext() ? work() : contexts.run(context, work);
}

/** Reads the trace of a `traceparent` header (W3C Trace Context); none if the header is missing or invalid. */
export function readTraceparent(traceparent: string | null | undefined): Context {
  if (!traceparent) return ROOT_CONTEXT;
  return propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
}

/** Returns the `traceparent` header of the current trace, to send or store; empty outside of a trace. */
export function traceHeaders(): { readonly traceparent?: string } {
  const headers: { traceparent?: string } = {};
  propagator.inject(currentContext(), headers, defaultTextMapSetter);
  // `tracestate` is vendor-specific, and is not passed on.
  return headers.traceparent === undefined ? {} : { traceparent: headers.traceparent };
}
