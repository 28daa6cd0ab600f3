import type { Violation } from "@document-export/types";

const KINDS: Readonly<Record<number, readonly [type: string, title: string]>> = {
  400: ["invalid-request", "Invalid request"],
  401: ["unauthorized", "Unauthorized"],
  403: ["forbidden", "Forbidden"],
  404: ["not-found", "Not found"],
  405: ["method-not-allowed", "Method not allowed"],
  409: ["conflict", "Conflict"],
  413: ["content-too-large", "Content too large"],
  415: ["unsupported-media-type", "Unsupported media type"],
  422: ["refused", "Refused"],
  429: ["rate-limited", "Rate limited"],
  500: ["internal-error", "Internal error"],
  503: ["unavailable", "Unavailable"],
};

/** Members of a problem other than its status. */
export interface ProblemInit {
  readonly detail?: string;
  readonly errors?: readonly Violation[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Creates a response with problem details (RFC 9457) from the catalogue (decision `problem-details`). */
export function problem(
  status: number,
  { detail = "", errors, headers }: ProblemInit = {},
): Response {
  const [type, title] = KINDS[status] ?? ["internal-error", `Status ${status}`];
  const body = {
    type: `urn:problem-type:document-export:${type}`,
    title,
    status,
    detail,
    ...(errors && { errors }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/problem+json", ...headers },
  });
}
