import type { ResponseContent, ResponseContract } from "../contract/operation.js";
import { findByMediaType } from "../decode/find-by-media-type.js";
import type { PreparedResponse } from "./prepare-responses.js";

/** The content that a response has, and the media type that it is sent as. */
export interface ChosenContent extends ResponseContent {
  readonly mediaType: string;
}

const MEDIA_TYPE_OF_KIND = {
  json: "application/json",
  text: "text/plain; charset=utf-8",
  binary: "application/octet-stream",
} as const;

/** The content that the handler named, else the only one there is; undefined where that leaves none. */
export function chooseContent(
  { content, only }: PreparedResponse,
  contentType: string | undefined,
): ChosenContent | undefined {
  if (contentType === undefined) return only;
  const [mediaType = ""] = contentType.split(";");
  const named = findByMediaType(content, mediaType.trim().toLowerCase());
  return named && { ...named, mediaType: contentType };
}

/** The content of a response that has one, and no other. */
export function onlyContent(content: ResponseContract["content"]): ChosenContent | undefined {
  const types = Object.keys(content);
  const [only = ""] = types;
  const value = types.length === 1 ? content[only] : undefined;
  // A range is no media type to send.
  return (
    value && { ...value, mediaType: only.includes("*") ? MEDIA_TYPE_OF_KIND[value.kind] : only }
  );
}
