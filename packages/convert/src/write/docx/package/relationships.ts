import type { Element } from "xast";
import { x } from "../xml/x.js";
import { NAMESPACES } from "./namespaces.js";

/** Types of relationships to other parts and to external resources. */
export type RelationshipType =
  | "officeDocument"
  | "core-properties"
  | "custom-properties"
  | "styles"
  | "numbering"
  | "settings"
  | "fontTable"
  | "footnotes"
  | "comments"
  | "header"
  | "footer"
  | "image"
  | "hyperlink";

/** Defined by the Open Packaging Conventions, unlike the other types, which Office Open XML defines. */
const CORE_PROPERTIES =
  "http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties";

/** The relationships of one part. Ids are sequential, and each target has only one id. */
export class Relationships {
  readonly #elements = new Map<string, Element>();

  /** Returns the id of the relationship to a target, and adds it if it is new. */
  add(type: RelationshipType, target: string, mode?: "External"): string {
    const key = JSON.stringify([type, target]);
    const known = this.#elements.get(key)?.attributes["Id"];
    if (known) return known;
    const id = `rId${this.#elements.size + 1}`;
    this.#elements.set(
      key,
      x("Relationship", { Id: id, Type: uriOf(type), Target: target, TargetMode: mode }),
    );
    return id;
  }

  /** Returns the XML of the relationships; undefined if there are none. */
  toXml(): Element | undefined {
    if (this.#elements.size === 0) return undefined;
    return x("Relationships", { xmlns: NAMESPACES.relationships }, [...this.#elements.values()]);
  }
}

function uriOf(type: RelationshipType): string {
  return type === "core-properties" ? CORE_PROPERTIES : `${NAMESPACES.links}/${type}`;
}
