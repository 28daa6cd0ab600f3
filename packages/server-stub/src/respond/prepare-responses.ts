import type { Operation, ResponseContract, ResponseContent } from "../contract/operation.js";
import { findByMediaType } from "../decode/find-by-media-type.js";

/** A response, and the content that it has where the handler names none. */
export interface PreparedResponse extends ResponseContract {
  /** Undefined if there is none, or several. */
  readonly only: ChosenContent | undefined;
}

/** The responses of an operation, and what is derived from them for every request. */
export interface PreparedResponses {
  readonly responses: Readonly<Record<string, PreparedResponse>>;
  /** The media types of its success, in the contract's order. */
  readonly offered: readonly string[];
}

/** An operation as its requests are handled. */
export interface PreparedOperation extends Omit<Operation, "responses">, PreparedResponses {}

/** Derives once what every request needs. */
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
  // Frozen, since handlers get this very list.
  return Object.freeze(types);
}

/** The content that a response has, and the media type that it is sent as. */
export interface ChosenContent extends ResponseContent {
  readonly mediaType: string;
}

const MEDIA_TYPE_OF_KIND = {
  json: "application/json",
  text: "text/plain; charset=utf-8",
  binary: "application/octet-stream",
  events: "text/event-stream",
  lines: "application/jsonl",
  sequence: "application/json-seq",
} as const;

/** The content that the handler named, else the only one there is; undefined if that leaves none. */
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
  // A range is not a media type to send.
  return (
    value && { ...value, mediaType: only.includes("*") ? MEDIA_TYPE_OF_KIND[value.kind] : only }
  );
}
