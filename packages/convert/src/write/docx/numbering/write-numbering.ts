import type { Element } from "xast";
import { serialized } from "../xml/serialize-xml.js";
import { x } from "../xml/x.js";
import { TEXT_PREFIXES } from "../package/namespaces.js";
import { twips } from "../formatting/units.js";
import { levelIndents, type LevelIndents } from "../../../tree/levels/level-indents.js";
import type { ListDefinition, ListLevel, ListMarker } from "../../../tree/list-definition.js";
import type { NumberingInstance } from "./numbering-registry.js";

const FORMATS: Readonly<Record<ListMarker, string>> = {
  bullet: "bullet",
  none: "none",
  checkbox: "bullet",
  decimal: "decimal",
  "zero-decimal": "decimalZero",
  "lower-alpha": "lowerLetter",
  "upper-alpha": "upperLetter",
  "lower-roman": "lowerRoman",
  "upper-roman": "upperRoman",
};

/** Writes the part that defines the lists in use (ECMA-376 part 1, 17.9). */
export function writeNumbering(instances: readonly NumberingInstance[]): Element {
  const ids = new Map<ListDefinition, number>();
  for (const { definition } of instances) if (!ids.has(definition)) ids.set(definition, ids.size);
  return x("w:numbering", TEXT_PREFIXES, [
    ...[...ids].map(([definition, id]) => serialized([writeDefinition(definition, id)])),
    ...instances.map((instance) =>
      serialized([writeInstance(instance, ids.get(instance.definition))]),
    ),
  ]);
}

function writeDefinition(definition: ListDefinition, id: number): Element {
  return x("w:abstractNum", { "w:abstractNumId": id }, [
    x("w:multiLevelType", { "w:val": "multilevel" }),
    ...definition.levels.map((level, index) =>
      writeLevel(level, index, levelIndents(definition, index)),
    ),
  ]);
}

function writeLevel(
  level: ListLevel,
  index: number,
  { start: left, firstLine: first }: LevelIndents,
): Element {
  return x("w:lvl", { "w:ilvl": index }, [
    x("w:start", { "w:val": level.start }),
    x("w:numFmt", { "w:val": FORMATS[level.marker] }),
    level.marker === "checkbox" ? x("w:suff", { "w:val": "nothing" }) : undefined,
    x("w:lvlText", { "w:val": labelText(level) }),
    x("w:lvlJc", { "w:val": "left" }),
    x("w:pPr", [
      x("w:ind", {
        "w:left": twips(left),
        ...(first > left
          ? { "w:firstLine": twips(first - left) }
          : { "w:hanging": twips(left - first) }),
      }),
    ]),
  ]);
}

/**
 * Invisible bullet, because the check boxes of a checklist are in the text of its items. With an empty bullet, readers
 * such as pandoc would treat the items as paragraphs of a single item.
 */
const NO_BULLET = "\u200B";

/** Returns the text of a label. DOCX counts levels from 1, the document from 0. */
function labelText({ marker, symbol, template }: ListLevel): string {
  if (marker === "bullet") return symbol;
  if (marker === "none") return "";
  if (marker === "checkbox") return NO_BULLET;
  return template.replaceAll(/%(\d)/g, (_, level: string) => `%${Number(level) + 1}`);
}

function writeInstance(
  { id, restart }: NumberingInstance,
  definition: number | undefined,
): Element {
  return x("w:num", { "w:numId": id }, [
    x("w:abstractNumId", { "w:val": definition }),
    ...(restart ?? []).map((start, level) =>
      x("w:lvlOverride", { "w:ilvl": level }, [x("w:startOverride", { "w:val": start })]),
    ),
  ]);
}
