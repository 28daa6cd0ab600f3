import type { ExportOptions } from "@document-export/types";
import { given } from "../session/given.js";

/** The flags that become export options. */
export interface OptionFlags {
  readonly to: number;
  readonly format?: string;
  readonly sourceFormat?: string;
  readonly reference?: string;
  readonly map?: Record<string, string>;
  readonly autoMap?: boolean;
  readonly notify?: string[];
}

/** Returns the export options for the flags, without undefined members (Interface, Export options). */
export function toExportOptions(flags: OptionFlags): ExportOptions {
  const { to: destination, format, sourceFormat: source, reference, map, autoMap, notify } = flags;
  const conversion = given({ destination: format, source });
  const members = given({
    conversion: Object.keys(conversion).length > 0 ? conversion : undefined,
    destinationReference: reference,
    fieldMappings: map,
    autoMapDocumentProperties: autoMap,
    webhooks: notify,
  });
  return { destination, ...members };
}
