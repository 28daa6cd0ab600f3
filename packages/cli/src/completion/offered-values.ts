import { eventTypes } from "@document-export/types/constants";
import { OUTPUT_FORMATS, SOURCE_FORMATS } from "../export/formats.js";
import { findConnections } from "./connections.js";
import type { Offer } from "./offer.js";
import { SHELLS } from "./shells.js";

/** Words to offer, or a function that finds them by the values of the options that were typed. */
export type OfferSource =
  | readonly string[]
  | ((values: ReadonlyMap<string, string>) => Promise<readonly Offer[]>);

const destinations: OfferSource = (values) => findConnections(values, ["destination"]);
const skippableKinds: OfferSource = async () => {
  const converter = await import("../convert/converter.js");
  return converter.skippableKinds.map((word) => ({ word, meaning: "" }));
};
const connections: OfferSource = (values) => findConnections(values, ["source", "destination"]);

/** Values to offer, by path and option, where the option has no fixed choices. Most are open: another is taken too (decisions `conversion-members`, `event-names`). */
export const offeredValues: Readonly<Record<string, OfferSource>> = {
  "convert --skip": skippableKinds,
  "export --to": destinations,
  "export --format": OUTPUT_FORMATS,
  "export --source-format": SOURCE_FORMATS,
  "webhooks create --event": eventTypes,
  "webhooks create --connection": connections,
  "webhooks listen --event": eventTypes,
  "webhooks listen --connection": connections,
};

/** Values of a first argument to offer, by path. */
export const offeredArguments: Readonly<Record<string, OfferSource>> = {
  completion: SHELLS,
  "webhooks trigger": eventTypes,
};
