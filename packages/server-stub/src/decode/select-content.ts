import type { Body, BodyContent } from "../contract/operation.js";
import { ProblemError } from "../problems/problem-error.js";
import type { CoreRequest } from "../request/core-request.js";
import { findByMediaType } from "./find-by-media-type.js";
import { bodyLimit, type Limits } from "./limits.js";
import { parseMediaType, type MediaType } from "./media-type.js";
import { tooLarge } from "./refusals.js";

/** The content of a body, determined before the body is read. */
export interface SelectedContent {
  readonly content: BodyContent;
  readonly mediaType: MediaType;
}

/**
 * Returns the contract's content for a body's media type and length; undefined if there is no body and none is
 * required. Throws a 415 for a media type missing from the contract or for compressed content, and a 413 for a length
 * over the limit.
 */
export function selectContent(
  body: Body | undefined,
  request: Pick<CoreRequest, "header">,
  limits: Limits,
): SelectedContent | undefined {
  assertNotEncoded(request.header("content-encoding"));
  if (!body) return undefined;
  const mediaType = parseMediaType(request.header("content-type"));
  if (!mediaType && !body.required) return undefined;
  const content = mediaType && findByMediaType(body.content, mediaType.type);
  if (!mediaType || !content) throw unsupported(body.content, mediaType);
  const limit = bodyLimit(content.kind, limits);
  if (Number(request.header("content-length") ?? 0) > limit) throw tooLarge("The body", limit);
  return { content, mediaType };
}

/**
 * Throws a 415 for encoded content; `Accept-Encoding` shows that the encoding was refused and not the media type (RFC
 * 9110, 12.5.3).
 */
function assertNotEncoded(encoding: string | undefined): void {
  if (!encoding || encoding.toLowerCase() === "identity") return;
  throw new ProblemError({
    type: "unsupported-media-type",
    detail: `Expected content without \`Content-Encoding\`, got \`${encoding.slice(0, 60)}\`. No encoding is accepted; send the content as it is.`,
    headers: { "accept-encoding": "identity" },
  });
}

function unsupported(content: Body["content"], mediaType: MediaType | undefined): ProblemError {
  const types = Object.keys(content);
  const expected = types.map((type) => `\`${type}\``).join(" or ");
  const got = mediaType ? `\`${mediaType.type.slice(0, 60)}\`` : "no `Content-Type`";
  return new ProblemError({
    type: "unsupported-media-type",
    detail: `Expected ${expected}, got ${got}.`,
    headers: { accept: types.join(", ") },
  });
}
