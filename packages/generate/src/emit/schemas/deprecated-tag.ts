import type { DeprecationModel } from "../../model/model.ts";

const DATE_LENGTH = "2027-05-01".length;

/** Returns the `@deprecated` tag of a documentation comment, with the known dates. */
export function deprecatedTag({ since, sunset }: DeprecationModel): string {
  const dates = [
    ...(since === undefined ? [] : [`since ${dateOf(since)}`]),
    ...(sunset === undefined ? [] : [`to be removed on ${dateOf(sunset)}`]),
  ].join(", ");
  return dates === ""
    ? "@deprecated"
    : `@deprecated ${dates.charAt(0).toUpperCase()}${dates.slice(1)}.`;
}

function dateOf(time: string): string {
  return time.slice(0, DATE_LENGTH);
}
