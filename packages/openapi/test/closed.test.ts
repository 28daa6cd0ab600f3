import { expect, test } from "vitest";
import { createNotes, repairDescription } from "../src/index.js";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function schemasOf(schemas: object): Record<string, object> {
  const info = { title: "Closed", version: "1" };
  const document = { openapi: "3.1.1", info, paths: {}, components: { schemas } };
  const { components } = repairDescription(document, createNotes());
  return Object(components).schemas;
}

test("opens a closed schema where it is a part of `allOf`, and nowhere else", () => {
  const closed = { type: "object", properties: { id: {} }, additionalProperties: false };
  const repaired = schemasOf({
    Closed: closed,
    Extended: { allOf: [ref("Closed"), { properties: { note: {} } }] },
  });
  expect(repaired).toEqual({
    Closed: closed,
    Extended: { allOf: [ref("ClosedOpen"), { properties: { note: {} } }] },
    ClosedOpen: { type: "object", properties: { id: {} } },
  });
});

test("adds one open copy per closed schema, however often it is a part", () => {
  const levels = 40;
  const level = (at: number, side: string): [string, object] => [
    `${side}${at}`,
    {
      properties: { [`${side}${at}`]: {} },
      additionalProperties: false,
      ...(at + 1 < levels && { allOf: [ref(`left${at + 1}`), ref(`right${at + 1}`)] }),
    },
  ];
  const given = Array.from({ length: levels }, (_, at) => [level(at, "left"), level(at, "right")]);
  const repaired = schemasOf(Object.fromEntries(given.flat()));
  expect(Object.keys(repaired).length).toBeLessThanOrEqual(4 * levels);
});
