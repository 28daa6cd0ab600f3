import type { Element } from "xast";
import { fontKind } from "../../font-kind.js";
import { TEXT_PREFIXES } from "../package/namespaces.js";
import { x } from "../xml/x.js";

/** For each kind of font, a common replacement, and its family and pitch in the schema. */
const KINDS = {
  serif: { instead: "Times New Roman", family: "roman", pitch: "variable" },
  "sans-serif": { instead: "Arial", family: "swiss", pitch: "variable" },
  monospace: { instead: "Courier New", family: "modern", pitch: "fixed" },
} as const;

/** Writes the part that names a replacement for each font that may be missing (ECMA-376 part 1, 17.8). */
export function writeFontTable(fonts: ReadonlySet<string>): Element {
  return x(
    "w:fonts",
    TEXT_PREFIXES,
    [...fonts].sort().map((font) => writeFont(font)),
  );
}

function writeFont(font: string): Element {
  const { instead, family, pitch } = KINDS[fontKind(font)];
  return x("w:font", { "w:name": font }, [
    font === instead ? undefined : x("w:altName", { "w:val": instead }),
    x("w:family", { "w:val": family }),
    x("w:pitch", { "w:val": pitch }),
  ]);
}
