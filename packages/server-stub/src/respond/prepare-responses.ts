import type { Operation, ResponseContract, ResponseContent } from "../contract/operation.js";
import { findByMediaType } from "../decode/find-by-media-type.js";

/** A response contract, and its content if the handler does not choose one. */
export interface PreparedResponse extends ResponseContract {
  /** The only content; undefined if there is none, or several. */
  readonly only: ChosenContent | undefined;
}

/** The responses of an operation, and data derived from them for every request. */
export interface PreparedResponses {
  readonly responses: Readonly<Record<string, PreparedResponse>>;
  /** The media types of the success response, in the contract's order. */
  readonly offered: readonly string[];
}

/** An operation prepared for handling requests. */
export interface PreparedOperation extends Omit<Operation, "responses">, PreparedResponses {}

/** Derives the data that every request needs, once. */
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
  // Frozen because handlers receive this same list.
  return Object.freeze(types);
}

/** The content of a response, and the media type to send. */
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

/** Returns the content that the handler named, else the only one; undefined if there is no match. */
export function chooseContent(
  { content, only }: PreparedResponse,
  contentType: string | undefined,
): ChosenContent | undefined {
  if (contentType === undefined) return only;
  const [mediaType = ""] = contentType.split(";");
  const named = findByMediaType(content, mediaType.trim().toLowerCase());
  return named && { ...named, mediaType: contentType };
}

/** Returns the content of a response that has exactly one. */
export function onlyContent(content: ResponseContract["content"]): ChosenContent | undefined {
  const types = Object.keys(content);
  const [only = ""] = types;
  const value = types.length === 1 ? content[only] : undefined;
  // A range cannot be sent as a media type.
  return (
    value && { ...value, mediaType: only.includes("*") ? MEDIA_TYPE_OF_KIND[value.kind] : only }
  );
}
