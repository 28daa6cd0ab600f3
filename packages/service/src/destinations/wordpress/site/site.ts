import { inOwnWords, ownWords } from "../../../config/own-words.js";
import { z } from "zod";
import type { Outbound } from "../../../outbound/outbound.js";
import { shorten } from "../../../bounds/shorten.js";
import { NoRoomError } from "../../destination.js";
import {
  type CallResponse,
  assertSuccess,
  isSuccess,
  saysFull,
  type Call,
  send,
} from "../../send.js";

/** A WordPress site and the account used to write to it. */
export interface SiteAccess {
  /** URL of the site. */
  readonly url: string;
  readonly username: string;
  /** An application password from the user's profile page. */
  readonly applicationPassword: string;
  readonly outbound: Outbound;
}

/** A file to upload to a site. */
export interface SiteFile {
  /** Contains only characters that need no quoting. */
  readonly filename: string;
  readonly bytes: Uint8Array;
  readonly mediaType: string;
}

/** Client for the REST API of a site. Each response is checked against a schema. */
export interface Site {
  readonly get: <T>(
    route: string,
    query: Record<string, string>,
    schema: z.ZodType<T>,
  ) => Promise<T>;
  /** Sends a GET request and returns the response, whatever its status. */
  readonly tryGet: (route: string, query: Record<string, string>) => Promise<CallResponse>;
  readonly post: <T>(route: string, body: object, schema: z.ZodType<T>) => Promise<T>;
  /** Returns the description of a route, with its parameters and schema. */
  readonly options: <T>(route: string, schema: z.ZodType<T>) => Promise<T>;
  /** Deletes a resource permanently, bypassing the trash. Returns the response, whatever its status. */
  readonly remove: (route: string) => Promise<CallResponse>;
  /** Sends a POST request and returns the response, whatever its status. */
  readonly tryPost: (route: string, body: object) => Promise<CallResponse>;
  /** Sends a POST request with a file as the body. Returns the response, whatever its status. */
  readonly tryPostFile: (route: string, file: SiteFile) => Promise<CallResponse>;
}

/** Opens the REST API of a site. */
export function openSite(access: SiteAccess): Site {
  const { username, applicationPassword, outbound } = access;
  const credentials = Buffer.from(`${username}:${applicationPassword}`).toString("base64");
  const authorization = `Basic ${credentials}`;
  const call = (method: Call["method"], url: string, body?: object) =>
    send(
      {
        method,
        url,
        headers: { authorization, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: Buffer.from(JSON.stringify(body)) }),
      },
      outbound,
    );
  const tryPost = (route: string, body: object) => call("POST", routeUrl(access.url, route), body);
  const tryPostFile = (route: string, { filename, bytes, mediaType }: SiteFile) => {
    const disposition = { "content-disposition": `attachment; filename="${filename}"` };
    const headers = { authorization, "content-type": mediaType, ...disposition };
    return send(
      { method: "POST", url: routeUrl(access.url, route), headers, body: bytes },
      outbound,
    );
  };
  return {
    tryGet: (route, query) => call("GET", routeUrl(access.url, route, query)),
    tryPost,
    tryPostFile,
    get: async (route, query, schema) =>
      read(await call("GET", routeUrl(access.url, route, query)), route, schema),
    options: async (route, schema) =>
      read(await call("OPTIONS", routeUrl(access.url, route)), route, schema),
    remove: (route) => call("DELETE", routeUrl(access.url, route, { force: "true" })),
    post: async (route, body, schema) => read(await tryPost(route, body), route, schema),
  };
}

/** Builds the URL of a route; works with and without pretty permalinks. */
function routeUrl(site: string, route: string, query: Record<string, string> = {}): string {
  const url = new URL(site);
  url.pathname = `${url.pathname.replace(/\/+$/, "")}/`;
  url.search = String(new URLSearchParams({ rest_route: route, ...query }));
  return url.href;
}

/** Parses the body of a response and checks it against a schema. */
export function read<T>(response: CallResponse, route: string, schema: z.ZodType<T>): T {
  assertDone(response, route);
  const parsed = schema.safeParse(parseJson(response.bytes), { error: ownWords });
  if (parsed.success) return parsed.data;
  throw new Error(
    `The response to \`${route}\` is not one of WordPress: ${inOwnWords(parsed.error.issues).join("; ")}.`,
  );
}

const reasonSchema = z.object({
  code: z.string(),
  message: z.string(),
  data: z
    .object({ params: z.record(z.string(), z.string()) })
    .optional()
    .catch(undefined),
});
/** Maximum length of a reason that a site gives, in characters. */
const MAX_REASON = 300;

/** Passes if a site responded with 2xx; otherwise throws an error with the reason that WordPress gives. */
function assertDone(response: CallResponse, route: string): void {
  if (isSuccess(response)) return;
  const parsed = reasonSchema.safeParse(parseJson(response.bytes));
  if (!parsed.success) return assertSuccess(response, `\`${route}\``);
  const { code, message, data } = parsed.data;
  const details = Object.values(data?.params ?? {}).join(" ");
  const said = shorten(`${message} ${details}`.trim().replace(/\.$/, ""), MAX_REASON);
  const step = `\`${route}\` (\`${code}\`: ${said}${isUnwritten(parsed.data) ? UNWRITTEN : ""})`;
  if (saysFull(code)) throw new NoRoomError(`it responded with ${response.status} to ${step}`);
  assertSuccess(response, step);
}

/**
 * Returns true if WordPress could not write a file. It reports a full disk and a folder that it may not write to in the
 * same words, in the language of the site, but always with the name of the folder.
 */
function isUnwritten({ code, message }: z.output<typeof reasonSchema>): boolean {
  return code === "rest_upload_sideload_error" && message.includes("wp-content");
}

const UNWRITTEN = "; its disk may be full, or it may not write to that folder";

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return undefined;
  }
}
