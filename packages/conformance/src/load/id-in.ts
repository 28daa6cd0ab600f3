import { type Json, member } from "./json.js";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Normalizes an id for comparison: the hex digits of a UUID are case-insensitive (RFC 9562, 4). */
export function comparableId(id: Json | undefined): Json | undefined {
  return typeof id === "string" && UUID.test(id) ? id.toLowerCase() : id;
}

/** Returns the member `id` of a value, normalized for comparison; undefined if there is none. */
export function idIn(value: unknown): Json | undefined {
  return comparableId(member(value, "id"));
}
