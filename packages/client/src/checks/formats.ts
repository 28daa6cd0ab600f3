const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const dateTime = /^\d{4}-\d\d-\d\d[t ]\d\d:\d\d:\d\d(\.\d+)?(z|[+-]\d\d:\d\d)$/i;

/** A format that is asserted: what it asks for, and whether a value has it. */
export type Format = readonly [expected: string, holds: (value: unknown) => boolean];

/** The formats of the contract; one that is not here asserts nothing (JSON Schema 2020-12, Validation 7). */
export const formats: Readonly<Record<string, Format>> = {
  int32: ["a 32-bit integer", (value) => typeof value !== "number" || (value | 0) === value],
  uuid: ["a UUID", (value) => typeof value !== "string" || uuid.test(value)],
  "date-time": ["a date-time (RFC 3339)", (value) => typeof value !== "string" || isMoment(value)],
};

function isMoment(text: string): boolean {
  // A leap second is a moment, which `Date.parse` does not know.
  return dateTime.test(text) && !Number.isNaN(Date.parse(text.replace(/(:..):60/, "$1:59")));
}
