import type { Operation, ResponseContract } from "../contract/operation.js";
import { onlyContent, type ChosenContent } from "./choose-content.js";

/** A response, and the content that it has where the handler names none. */
export interface PreparedResponse extends ResponseContract {
  /** Undefined where there is none, or several. */
  readonly only: ChosenContent | undefined;
}

/** The responses of an operation, and what every request asks of them. */
export interface PreparedResponses {
  readonly responses: Readonly<Record<string, PreparedResponse>>;
  /** The media types of its success, in the contract's order. */
  readonly offered: readonly string[];
}

/** Finds out once what every request would ask. */
export function prepareResponses(responses: Operation["responses"]): PreparedResponses {
  const prepared = Object.entries(responses).map(([status, response]) => [
    status,
    { ...response, only: onlyContent(response.content) },
  ]);
  return { responses: Object.fromEntries(prepared), offered: successTypes(responses) };
}

function successTypes(responses: Operation["responses"]): readonly string[] {
  const types = Object.entries(responses)
    .filter(([status]) => status.startsWith("2"))
    .flatMap(([, { content }]) => Object.keys(content));
  // Handlers are given this very list.
  return Object.freeze(types);
}
