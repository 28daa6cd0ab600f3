import { eventTypes } from "@document-export/types/constants";
import { OUTPUT_FORMATS, SOURCE_FORMATS } from "../export/formats.js";

/** Values to offer, by path and option. All are open: another is taken too (decisions `conversion-members`, `event-names`). */
export const offeredValues: Readonly<Record<string, readonly string[]>> = {
  "export --format": OUTPUT_FORMATS,
  "export --source-format": SOURCE_FORMATS,
  "webhooks create --event": eventTypes,
};
