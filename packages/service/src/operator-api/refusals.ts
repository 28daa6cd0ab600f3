import { ProblemError } from "@document-export/operator/server";
import { InvalidCursorError } from "../storage/lists/keyset.js";

/** Returns the error for something that does not exist, or no longer exists. */
export function notFound(detail: string): ProblemError {
  return new ProblemError({ type: "not-found", detail });
}

/** Returns the error for a request that conflicts with the current state. */
export function conflict(detail: string): ProblemError {
  return new ProblemError({ type: "conflict", detail });
}

/** Returns the error for a request that is well-formed but cannot be processed. */
export function refused(detail: string): ProblemError {
  return new ProblemError({ type: "refused", detail });
}

/** Reads a list; a cursor that is not from this list is an invalid request. */
export async function withCursor<Page>(read: Promise<Page>): Promise<Page> {
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof InvalidCursorError)) throw error;
    const { message: detail } = error;
    throw new ProblemError({
      type: "invalid-request",
      detail,
      errors: [{ in: "query", name: "cursor", keyword: "format", detail }],
    });
  }
}
