// Loaded on the first request for the description in YAML, because most services never get one.
import { stringify } from "yaml";

/** Matches the block `servers` of the bundle, whose lines start with a space or a dash. */
const YAML_SERVERS = /^servers:\n(?:[ -].*\n)+/m;
/**
 * YAML options. Strings are quoted because the URL that replaces the placeholder may need quotes: `http://a:`
 * does.
 */
const QUOTED = { defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" } as const;

/** Replaces the servers in a document in YAML. */
export function replaceServers(text: string, servers: readonly object[]): string {
  return text.replace(YAML_SERVERS, () => stringify({ servers }, QUOTED));
}
