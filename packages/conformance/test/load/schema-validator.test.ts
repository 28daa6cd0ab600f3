import { expect, test } from "vitest";
import { contractOf } from "../../src/load/contract.js";
import { createSchemaValidator } from "../../src/load/schema-validator.js";

const Time = { type: "string", format: "date-time" };
const document = { openapi: "3.1.0", paths: {}, components: { schemas: { Time } } };
const checkSchema = createSchemaValidator(contractOf(document));

test.each([
  ["2026-10-01T00:00:00Z", 0],
  ["2026-10-01T00:00:00.123456789+05:30", 0],
  ["2026-10-01t23:59:59z", 0],
  ["2026-10-01T00:00:00+0000", 1],
  ["2026-10-01T00:00:00+00", 1],
  ["2026-10-01T00:00:00", 1],
  ["2026-10-01 00:00:00Z", 1],
  ["2026-02-30T00:00:00Z", 1],
])("`%s` violates RFC 3339 %i times", (time, count) => {
  expect(checkSchema("/components/schemas/Time", time)).toHaveLength(count);
});
