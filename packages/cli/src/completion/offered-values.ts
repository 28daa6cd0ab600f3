import { eventTypes } from "@document-export/types/constants";
import { OUTPUT_FORMATS, SOURCE_FORMATS } from "../export/formats.js";
import { findConnections } from "./connections.js";
import type { Offer } from "./offer.js";
import { SHELLS } from "./shells.js";

/** Suggestions, or a function that finds them; it gets the values of the options typed so far. */
export type OfferSource =
  | readonly string[]
  | ((values: ReadonlyMap<string, string>) => Promise<readonly Offer[]>);

const destinations: OfferSource = (values) => findConnections(values, ["destination"]);
const skippableKinds: OfferSource = async () => {
  const converter = await import("../convert/converter.js");
  return converter.skippableKinds.map((word) => ({ word, meaning: "" }));
};
const connections: OfferSource = (values) => findConnections(values, ["source", "destination"]);

/**
 * Suggested values by command and option, for options that accept other values too (decisions `conversion-members`,
 * `event-names`).
 */
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

/** Suggested values of the first argument, by command. */
export const offeredArguments: Readonly<Record<string, OfferSource>> = {
  completion: SHELLS,
  "webhooks trigger": eventTypes,
};
