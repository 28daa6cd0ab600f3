import { z } from "zod";

/** Settings of a directory destination. */
export const directorySettingsSchema = z.object({
  /** Absolute path of the directory; never shown to callers. */
  folder: z.string().min(1),
  /** What happens where something lies at the target already. */
  onExisting: z.enum(["refuse", "replace"]).default("refuse"),
  /** Format of results whose request names none. */
  format: z.enum(["html", "markdown"]).default("markdown"),
});
