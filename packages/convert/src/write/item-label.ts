import type { ListItem } from "../tree/block.js";

/** Returns the label of an item as text. The check box of a checklist is written with brackets, as in Markdown. */
export function itemLabel({ numbering: { definition, level, label }, checked }: ListItem): string {
  if (definition.levels[level]?.marker !== "checkbox") return label;
  return checked ? "[x]" : "[ ]";
}
