import { changesetFault, type Pending } from "@document-export/spec-diff/changesets";
import { compareReports, levelOf } from "./compare-reports.ts";

/** The API reports of a package. */
export interface Reports {
  readonly name: string;
  /** Report of the built package. */
  readonly current: string;
  /** Committed report; undefined if there is none. */
  readonly committed: string | undefined;
  /** Report of the last release; undefined before the first. */
  readonly released: string | undefined;
}

/**
 * Reasons why changes of declarations are not breaking, by entry point and name. For the manifest, which every package
 * has, the name of the package comes first: `@document-export/client: package.json lines`.
 */
export type Compatible = Readonly<Record<string, string>>;

const MAX_NAMED = 20;

/** Returns the problems with a package's reports, or with the changesets for its changes since the release. */
export function apiFaults(
  { name, current, committed, released }: Reports,
  pending: Pending,
  compatible: Compatible,
): string[] {
  const stale =
    committed === current
      ? []
      : [
          `${name}: what it exports is not what its API report says. Run \`pnpm build && pnpm api:report --write\`, and read the difference as a user of the package would.`,
        ];
  if (released === undefined) return [...stale, ...unreleasedFaults(name, pending)];
  const prefix = `${name}: `;
  const places = Object.keys(compatible).map((place) =>
    place.startsWith(prefix) ? place.slice(prefix.length) : place,
  );
  const changes = compareReports(released, current, new Set(places));
  const demanded = levelOf(changes);
  const fault = changesetFault(demanded, [name], pending);
  if (fault === undefined) return stale;
  const shown = changes
    .filter(({ level }) => level === demanded)
    .slice(0, MAX_NAMED)
    .map(({ place, what, level }) => `  ${what}, ${level}: ${place}`);
  return [
    ...stale,
    [`${name}: what it exports changed since its release.`, ...shown, fault].join("\n"),
  ];
}

/** Returns a problem unless the changesets give a package that was never released the version 1.0.0. */
function unreleasedFaults(name: string, pending: Pending): string[] {
  const fault = changesetFault("major", [name], pending);
  return fault === undefined ? [] : [`${name}: it was never released.\n${fault}`];
}
