import fc from "fast-check";
import { expect, test } from "vitest";
import { horspool, searchFor } from "../../../src/decode/multipart/search.js";

test("the search for runtimes without Buffer finds what Node's own finds", () => {
  const letters = (maxLength: number) =>
    fc.array(fc.constantFrom(13, 10, 45, 97), { minLength: 1, maxLength });
  fc.assert(
    fc.property(letters(6), letters(60), fc.nat(10), (pattern, text, from) => {
      const [needle, bytes] = [Uint8Array.from(pattern), Uint8Array.from(text)];
      expect(horspool(needle)(bytes, from)).toBe(searchFor(needle)(bytes, from));
    }),
  );
});
