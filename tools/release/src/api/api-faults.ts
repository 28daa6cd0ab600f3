import { changesetFault, type Pending } from "@document-export/spec-diff/changesets";
import { compareReports, levelOf } from "./compare-reports.ts";

/** The reports of a package. */
export interface Reports {
  readonly name: string;
  /** As the built package gives it. */
  readonly current: string;
  /** As it is committed; undefined if there is none. */
  readonly committed: string | undefined;
  /** As it was when the package was released last; undefined before that. */
  readonly released: string | undefined;
}

/**
 * Why each change of these declarations breaks nobody, by entry point and name. The manifest, which each package has, also has
 * the name of its package in front: `@document-export/client: package.json lines`.
 */
export type Compatible = Readonly<Record<string, string>>;

const MAX_NAMED = 20;

/** What is wrong with the reports of a package, or with the changesets for what they changed since the release. */
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

/** A package that was never released becomes 1.0.0. */
function unreleasedFaults(name: string, pending: Pending): string[] {
  const fault = changesetFault("major", [name], pending);
  return fault === undefined ? [] : [`${name}: it was never released.\n${fault}`];
}
