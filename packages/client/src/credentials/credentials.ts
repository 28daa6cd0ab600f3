import type { ClientOptions } from "../options/options.js";
import { refuse } from "../types/refuse.js";
import { typeOf } from "../types/json-type.js";
import type { BasicPair, Secret, SentScheme, UserPassword } from "./schemes.js";
import type { SendCredentials } from "../options/send-credentials.js";

type Given = Secret | UserPassword | undefined;
type Options = Pick<ClientOptions, "token"> & {
  readonly apiKey?: Secret;
  readonly basic?: UserPassword;
  readonly credentials?: Readonly<Record<string, Given>>;
};

/**
 * Adds the credentials that an operation requires to its requests. Of the alternatives in `security`, it uses the first
 * one for which the caller gave all credentials; if there is none, it sends every credential that was given. `usual`
 * are the requirements of operations without their own requirements. The caller gives a credential under the name of
 * its security scheme, or in the option for its kind, such as `apiKey`.
 */
export function credentials(
  schemes: Readonly<Record<string, SentScheme>>,
  usual: readonly (readonly string[])[],
): SendCredentials {
  const given = (name: string, options: Options): Given => {
    const option = schemes[name]?.option;
    return options.credentials?.[name] ?? (option && options[option]);
  };
  return {
    options: { apiKey: "string|function", basic: "object|function", credentials: "object" },
    async add(settings, security = usual, url, prepare) {
      if (security.length === 0) return prepare(settings);
      // At run time, the settings contain all options of the client, including the credentials.
      const isGiven = (name: string) => given(name, settings as Options);
      const whole = security.find((names) => names.length > 0 && names.every(isGiven));
      const sent = createSent();
      for (const name of whole ?? new Set(security.flat().filter(isGiven))) {
        const scheme = schemes[name];
        if (scheme) sent.put(scheme, await textOf(name, isGiven(name)));
      }
      return sent.with(await prepare({ headers: settings.headers }), url);
    },
  };
}

/** Collects the credentials of a call. */
function createSent() {
  const headers: Record<string, string> = {};
  const cookies: string[] = [];
  let query = "";
  return {
    put({ in: place, name, prefix }: SentScheme, text: string): void {
      const pair = `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
      if (place === "query") query += `&${pair}`;
      else if (place === "cookie") cookies.push(pair);
      else headers[name.toLowerCase()] = prefix ? `${prefix} ${text}` : text;
    },
    with(own: RequestInit, url: string) {
      const all = { ...headers, ...(own.headers as Record<string, string>) };
      if (cookies.length > 0) all.cookie = [all.cookie, ...cookies].filter(Boolean).join("; ");
      const address = url + (url.includes("?") ? query : query.replace("&", "?"));
      return { ...own, headers: all, url: address };
    },
  };
}

/** Returns the text of a credential. Throws a TypeError if it cannot be sent: the error of fetch would reveal it. */
async function textOf(name: string, given: Given): Promise<string> {
  const value: unknown = typeof given === "function" ? await given() : given;
  const text = typeof value === "object" && value ? encode(value as BasicPair) : value;
  if (typeof text === "string" && /^[ -~]+$/.test(text)) return text;
  return refuse(
    `createClient: credentials.${name}`,
    "ASCII text or a user and password",
    value,
    typeOf,
  );
}

function encode({ username, password }: BasicPair): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return btoa(String.fromCharCode(...bytes));
}
