import { code, comment, join, key, literal, type Code } from "../code.ts";
import type { ApiModel } from "../../model/model.ts";
import { isToken, sentSchemes, usualSecurity } from "./credentials/sent-schemes.ts";

/** What a client is generated with, besides the model. */
export interface ClientSettings {
  /** The module that the types of schemas are imported from. */
  readonly types: string;
  /** Prefix of the environment variables that stand in for base URL and token. */
  readonly environment: string | undefined;
  /** Where calls go without a base URL. */
  readonly server: string | undefined;
}

/** How a client is made: the type of its options, whether it needs any, and what the description says about it. */
export interface Creation {
  readonly type: Code;
  /** A question mark where options may be left out. */
  readonly mark: Code;
  /** The runtime's `ClientDefaults`. */
  readonly defaults: Code;
  /** What the documentation says about what stands in for options. */
  readonly says: string;
}

/** How a client of a description is made. */
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

/** `createClient`, with what the description says of servers and credentials. */
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
