import { array, assert, constantFrom, nat, property } from "fast-check";
import { expect, test } from "vitest";
import { horspool, searchFor } from "../../../src/decode/multipart/search.js";

test("the search for runtimes without Buffer finds what Node's own finds", () => {
  const letters = (maxLength: number) =>
    array(constantFrom(13, 10, 45, 97), { minLength: 1, maxLength });
  assert(
    property(letters(6), letters(60), nat(10), (pattern, text, from) => {
      const [needle, bytes] = [Uint8Array.from(pattern), Uint8Array.from(text)];
      expect(horspool(needle)(bytes, from)).toBe(searchFor(needle)(bytes, from));
    }),
  );
});
