import { code, comment, join, key, literal, type Code } from "../code.ts";
import type { ApiModel } from "../../model/model.ts";
import { isToken, sentSchemes, usualSecurity } from "./credentials/sent-schemes.ts";

/** Settings for a client, in addition to the model. */
export interface ClientSettings {
  /** The module with the types of the schemas. */
  readonly types: string;
  /** Prefix of the environment variables with the default base URL and token. */
  readonly environment: string | undefined;
  /** The default base URL. */
  readonly server: string | undefined;
}

/** How a client is created: the type of its options, whether it needs any, and defaults from the description. */
export interface Creation {
  readonly type: Code;
  /** A question mark if options are optional. */
  readonly mark: Code;
  /** The runtime's `ClientDefaults`. */
  readonly defaults: Code;
  /** Sentences about the defaults of options, for the documentation comment. */
  readonly says: string;
}

/** Determines how a client of a description is created. */
export function creationOf(model: ApiModel, { environment, server }: ClientSettings): Creation {
  const { operations } = model;
  const schemes = sentSchemes(model);
  const needsToken =
    schemes.size === 0 &&
    operations.every(
      ({ security }) =>
        security.length > 0 && security.every((all) => all.some(({ scheme }) => isToken(scheme))),
    );
  const [version, other] = new Set(operations.map(({ path }) => /^\/v\d+(?=\/)/.exec(path)?.[0]));
  const defaults = {
    ...(needsToken && { needsToken: true }),
    ...(environment && { environment }),
    ...(version && !other && { version }),
    ...(server !== undefined && { server }),
  };
  const members = Object.entries(defaults).map(
    ([name, value]) => code`${key(name)}: ${literal(value)},`,
  );
  const sent = [...schemes].map(([name, scheme]) => code`${key(name)}: ${literal(scheme)},`);
  const isAbsolute = /^https?:/i.test(server ?? "");
  const usual = literal(usualSecurity(model));
  return {
    type: schemes.size > 0 ? code`ClientOptions & Credentials` : code`ClientOptions`,
    mark: environment || (isAbsolute && !needsToken) ? code`?` : code``,
    defaults: code`{
      ${join(members, "\n")}
      ${sent.length > 0 ? code`credentials: credentials({ ${sent} }, ${usual}),` : code``}
    }`,
    says: saysVariables(environment) + saysServer(server),
  };
}

/** Emits `createClient`, with the servers and credentials in the description. */
export function emitCreateClient({ type, mark, defaults, says }: Creation): Code {
  return code`
    ${comment(`Creates a client.${says} Throws a TypeError that names a wrong option.`)}
    export function createClient(options${mark}: ${type}): Client {
      return createClientFrom(operations, options, ${defaults});
    }
  `;
}

function saysVariables(environment: string | undefined): string {
  return environment
    ? ` Without \`baseUrl\` or \`token\` they are read from the environment variables \`${environment}_BASE_URL\` and \`${environment}_TOKEN\`, except in a browser.`
    : "";
}

function saysServer(server: string | undefined): string {
  return server === undefined ? "" : ` Without \`baseUrl\` calls go to \`${server}\`.`;
}
