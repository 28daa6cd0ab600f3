import type { ConnectionRow } from "../storage/database.js";
import type { Destination } from "./destination.js";
import { directoryDestination } from "./directory-destination.js";
import { directorySettingsSchema } from "./directory-settings.js";

/** A destination that is ready, and what its connection says of every export. */
export interface OpenDestination extends Destination {
  readonly format: "html" | "markdown";
  readonly replace: boolean;
}

/** Adapters by the kind of connection. */
const adapters: Readonly<Record<string, (settings: unknown) => OpenDestination>> = {
  directory: (settings) => {
    const { folder, format, onExisting } = directorySettingsSchema.parse(settings);
    return { ...directoryDestination(folder), format, replace: onExisting === "replace" };
  },
};

/** Opens the destination behind a connection. */
export function openDestination({ kind, name, settings }: ConnectionRow): OpenDestination {
  const adapter = adapters[kind];
  if (adapter) return adapter(settings);
  throw new Error(
    `The connection \`${name}\` is of the kind \`${kind}\`; expected one of ${Object.keys(adapters).join(", ")}.`,
  );
}
