import { createNotes, repairDescription, type JsonObject } from "@document-export/openapi";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { description, expectAllRead } from "./mixed-descriptions.ts";

test("reads 50 descriptions of mixed kinds without an error", () => expectAllRead(50));

test("repairing a repaired description changes nothing", () => {
  fc.assert(
    fc.property(description, (document) => {
      const repaired = repairDescription(document as JsonObject, createNotes());
      const notes = createNotes();
      expect(repairDescription(repaired, notes)).toEqual(repaired);
      // Unknown members stay, since a reference may point into them.
      expect(notes.list.filter(({ kind }) => kind !== "unknown-member")).toEqual([]);
    }),
    { numRuns: 60, seed: 41 },
  );
});
