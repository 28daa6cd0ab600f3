import type { Element } from "xast";
import { x } from "../xml/x.js";
import { NAMESPACES } from "../package/namespaces.js";

/** Fields that are core properties in DOCX, with their elements. */
const CORE_ELEMENTS: ReadonlyMap<string, string> = new Map([
  ["author", "dc:creator"],
  ["category", "cp:category"],
  ["description", "dc:description"],
  ["keywords", "cp:keywords"],
  ["language", "dc:language"],
  ["subject", "dc:subject"],
]);

/** Not written as a custom property, because it is a core property. */
const TITLE = "title";

/**
 * Writes the core properties (ECMA-376 part 2, 11), without dates, so that the output does not depend on when it is
 * created.
 */
export function writeCoreProperties(
  title: string,
  fields: Readonly<Record<string, string>>,
): Element {
  const attributes = {
    "xmlns:cp": NAMESPACES.coreProperties,
    "xmlns:dc": NAMESPACES.dublinCore,
  };
  const known = Object.entries(fields).flatMap(([name, content]) => {
    const element = CORE_ELEMENTS.get(name);
    return element === undefined ? [] : [x(element, [content])];
  });
  return x("cp:coreProperties", attributes, [x("dc:title", [title]), ...known]);
}

/** The format id of user-defined properties (ECMA-376 part 4, 22.3.2.2). */
const FORMAT_ID = "{D5CDD505-2E9C-101B-9397-08002B2CF9AE}";

/** Ids of custom properties start at 2. */
const FIRST_ID = 2;

/** Writes the other fields as custom properties; undefined if there are none. */
export function writeCustomProperties(
  fields: Readonly<Record<string, string>>,
): Element | undefined {
  const custom = Object.entries(fields).filter(
    ([name]) => name !== TITLE && !CORE_ELEMENTS.has(name),
  );
  if (custom.length === 0) return undefined;
  const attributes = { xmlns: NAMESPACES.customProperties, "xmlns:vt": NAMESPACES.variantTypes };
  return x(
    "Properties",
    attributes,
    custom.map(([name, content], index) =>
      x("property", { fmtid: FORMAT_ID, pid: FIRST_ID + index, name }, [x("vt:lpwstr", [content])]),
    ),
  );
}
