import type { Flow, Party } from "../../model/change.ts";

/** The messages of one operation: its request and its response. */
export interface Exchange {
  readonly request: Flow;
  readonly response: Flow;
}

/** Returns the messages of an operation that `sender` calls. */
export function exchangeOf(operation: string, sender: Party): Exchange {
  const receiver = sender === "caller" ? "implementer" : "caller";
  return {
    request: { part: "request", sender, operation },
    response: { part: "response", sender: receiver, operation },
  };
}
