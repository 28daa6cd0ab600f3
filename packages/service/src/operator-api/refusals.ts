import { ProblemError } from "@document-export/operator/server";
import { InvalidCursorError } from "../storage/lists/keyset.js";

/** There is no such thing, or no more. */
export function notFound(detail: string): ProblemError {
  return new ProblemError({ type: "not-found", detail });
}

/** What is asked for does not fit how things are now. */
export function conflict(detail: string): ProblemError {
  return new ProblemError({ type: "conflict", detail });
}

/** What is asked for is well formed, and cannot be done. */
export function refused(detail: string): ProblemError {
  return new ProblemError({ type: "refused", detail });
}

/** Reads a list; a cursor that is none of it is an invalid request. */
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
