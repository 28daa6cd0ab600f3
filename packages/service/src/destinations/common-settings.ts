import { formats } from "@document-export/convert";
import { z } from "zod";

/** What every destination may be told, of whatever kind. */
export const commonSettingsSchema = z.object({
  /** What happens where something lies at the target already. */
  onExisting: z.enum(["refuse", "replace"]).default("refuse"),
  /** Format of results whose request names none. */
  format: z.enum(formats).default("markdown"),
});

/** What every destination has been told. */
export type CommonSettings = z.output<typeof commonSettingsSchema>;
