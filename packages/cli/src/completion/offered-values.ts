import { eventTypes } from "@document-export/types/constants";

/** Values to offer, by path and option. All are open: another is taken too (decisions `conversion-members`, `event-names`). */
export const offeredValues: Readonly<Record<string, readonly string[]>> = {
  "export --format": ["markdown", "html", "docx", "text"],
  "export --source-format": ["google-docs"],
  "webhooks create --event": eventTypes,
};
