import type { schemas } from "@document-export/server-stub";
import { bounds } from "../bounds/bounds.js";
import { shorten } from "../bounds/shorten.js";
import { storableText } from "../bounds/storable.js";
import { didYouMean } from "../config/suggest.js";
import type { StoredWarning } from "../jobs/job.js";
import type { ServiceWarningCode } from "../jobs/service-warnings.js";

type Names<Type> = Readonly<Record<keyof Required<Type>, true>>;
type Conversion = NonNullable<schemas.ExportOptions["conversion"]>;

const OPTIONS: Names<schemas.ExportOptions> = {
  destination: true,
  destinationReference: true,
  autoMapDocumentProperties: true,
  fieldMappings: true,
  conversion: true,
  webhooks: true,
};
const CONVERSION: Names<Conversion> = { source: true, destination: true };

/** Maximum number of unknown members that get a warning each. */
const MAX_UNKNOWN_OPTIONS = 10;

/**
 * Returns a warning for each member of the options that the interface does not define. Such a member is ignored, so
 * that later versions can add members, but it is usually a spelling mistake that its sender should know about.
 */
export function unknownOptions(options: schemas.ExportOptions): readonly StoredWarning[] {
  return [
    ...unknownMembers(options, OPTIONS, ""),
    ...unknownMembers(options.conversion ?? {}, CONVERSION, "conversion."),
  ].slice(0, MAX_UNKNOWN_OPTIONS);
}

function unknownMembers(given: object, known: object, path: string): readonly StoredWarning[] {
  return Object.keys(given)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => {
      const shown = shorten(storableText(name), bounds.optionName.max);
      const guess = didYouMean(shown, Object.keys(known));
      return {
        code: "option-unknown" satisfies ServiceWarningCode,
        detail: `The option \`${path}${shown}\` is unknown and was ignored.${guess}`,
        pointer: null,
      };
    });
}
