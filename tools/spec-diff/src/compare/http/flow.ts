import type { Flow, Party } from "../../model/change.ts";

/** The messages of one operation: what is sent with its request, and what comes back. */
export interface Exchange {
  readonly request: Flow;
  readonly response: Flow;
}

/** The messages of an operation that `sender` calls. */
export function exchangeOf(operation: string, sender: Party): Exchange {
  const receiver = sender === "caller" ? "implementer" : "caller";
  return {
    request: { part: "request", sender, operation },
    response: { part: "response", sender: receiver, operation },
  };
}
