import { array, assert, constantFrom, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { horspool, searchFor } from "../../../src/decode/multipart/search.js";

// Two letters, so that partial matches of a pattern are common.
const letters = (maxLength: number) => array(constantFrom(13, 10), { minLength: 1, maxLength });

test.each([
  ["with Buffer", searchFor],
  ["without Buffer", horspool],
])("the search %s finds the same positions as Node", (_, search) => {
  assert(
    property(letters(8), letters(60), nat(10), (pattern, text, from) => {
      const [needle, bytes] = [Buffer.from(pattern), Buffer.from(text)];
      expect(search(needle)(bytes, from)).toBe(bytes.indexOf(needle, from));
    }),
  );
});
