import type { ListItem } from "../tree/block.js";

/** The label of an item as text; the check box of a checklist is written with letters, as in Markdown. */
export function itemLabel({ numbering: { definition, level, label }, checked }: ListItem): string {
  if (definition.levels[level]?.marker !== "checkbox") return label;
  return checked ? "[x]" : "[ ]";
}
