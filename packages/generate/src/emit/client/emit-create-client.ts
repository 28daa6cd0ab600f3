import { code, comment, join, key, literal, type Code } from "../code.ts";
import type { ApiModel } from "../../model/model.ts";
import { isToken, usualSecurity, type SentScheme } from "./credentials/sent-schemes.ts";

/** What a client is generated with, besides the model. */
export interface ClientSettings {
  /** The module that the types of schemas are imported from. */
  readonly types: string;
  /** Prefix of the environment variables that stand in for base URL and token. */
  readonly environment: string | undefined;
  /** Where calls go without a base URL. */
  readonly server: string | undefined;
}

/** `createClient`, with what the description says of servers and credentials. */
export function emitCreateClient(
  model: ApiModel,
  schemes: ReadonlyMap<string, SentScheme>,
  { environment, server }: ClientSettings,
): Code {
  const { operations } = model;
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
  const mark = environment || (isAbsolute && !needsToken) ? code`?` : code``;
  const type = schemes.size > 0 ? code`ClientOptions & Credentials` : code`ClientOptions`;
  return code`
    ${comment(`Creates a client.${saysVariables(environment)}${saysServer(server)} Throws a TypeError that names a wrong option.`)}
    export function createClient(options${mark}: ${type}): Client {
      return createClientFrom(operations, options, {
        ${join(members, "\n")}
        ${sent.length > 0 ? code`credentials: credentials({ ${sent} }, ${literal(usualSecurity(model))}),` : code``}
      });
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
