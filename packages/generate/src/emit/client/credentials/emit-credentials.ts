import { code, comment, documented, key, type Code } from "../../code.ts";
import type { SentScheme } from "./sent-schemes.ts";

/** Emits the client options for credentials other than a token: one for each kind, and one by scheme name. */
export function emitCredentials(schemes: ReadonlyMap<string, SentScheme>): Code {
  if (schemes.size === 0) return code``;
  const all = [...schemes];
  const kinds = (["apiKey", "basic"] as const).flatMap((option) => {
    const own = all.filter(([, scheme]) => scheme.option === option);
    return own.length === 0 ? [] : [emitOption(option, own)];
  });
  const members = all.map(([name, scheme]) =>
    documented(comment(describe(scheme)), code`readonly ${key(name)}?: ${typeOf(scheme)};`),
  );
  return code`
    /** Credentials of the caller. A function is called before each request. */
    export interface Credentials {
      ${kinds}
      /** Credentials by scheme name, instead of the options above. */
      readonly credentials?: { ${members} };
    }
  `;
}

function emitOption(
  option: "apiKey" | "basic",
  schemes: readonly (readonly [string, SentScheme])[],
): Code {
  const [first] = schemes;
  const says = [...new Set(schemes.map(([, scheme]) => describe(scheme)))].join(" Or: ");
  return first
    ? documented(comment(says), code`readonly ${key(option)}?: ${typeOf(first[1])};`)
    : code``;
}

function typeOf({ option }: SentScheme): Code {
  return option === "basic" ? code`UserPassword` : code`Secret`;
}

function describe({ in: place, name, prefix }: SentScheme): string {
  if (prefix === "Basic") return "User and password (RFC 7617).";
  return prefix === undefined
    ? `The key that is sent in the ${place} \`${name}\`.`
    : `What is sent as \`Authorization: ${prefix} …\`.`;
}
