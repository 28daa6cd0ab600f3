import { inOwnWords, ownWords } from "../../../config/own-words.js";
import { z } from "zod";
import type { Outbound } from "../../../outbound/outbound.js";
import { shorten } from "../../../bounds/shorten.js";
import { NoRoomError } from "../../destination.js";
import { isPage, pageTitle } from "../../response-advice.js";
import {
  type CallResponse,
  assertSuccess,
  isSuccess,
  saysFull,
  type Call,
  send,
} from "../../send.js";
import { readJson } from "./read-json.js";
import { createRoutes, type Query } from "./routes.js";

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
  const routes = createRoutes(access.url);
  const sendTo = async (request: Omit<Call, "url">, route: string, query?: Query) => {
    const headers = { authorization, ...request.headers };
    const to = (url: string) => send({ ...request, url, headers }, outbound);
    const isRead = request.method === "GET" && query;
    return ownStatus(
      await (isRead ? routes.find(to, route, query) : routes.send(to, route, query)),
    );
  };
  const tryGet = (route: string, query: Query) => sendTo({ method: "GET" }, route, query);
  const tryPost = (route: string, body: object) => {
    const headers = { "content-type": "application/json" };
    return sendTo({ method: "POST", headers, body: Buffer.from(JSON.stringify(body)) }, route);
  };
  const tryPostFile = (route: string, { filename, bytes, mediaType }: SiteFile) => {
    const disposition = { "content-disposition": `attachment; filename="${filename}"` };
    const headers = { "content-type": mediaType, ...disposition };
    return sendTo({ method: "POST", headers, body: bytes }, route);
  };
  return {
    tryGet,
    tryPost,
    tryPostFile,
    get: async (route, query, schema) => read(await tryGet(route, query), route, schema),
    options: async (route, schema) =>
      read(await sendTo({ method: "OPTIONS" }, route), route, schema),
    remove: (route) => sendTo({ method: "DELETE" }, route, { force: "true" }),
    post: async (route, body, schema) => read(await tryPost(route, body), route, schema),
  };
}

/** Returns the response with the status that its body has: PHP sends 200 if something was printed before an error. */
function ownStatus(response: CallResponse): CallResponse {
  if (!isSuccess(response)) return response;
  const parsed = reasonSchema.safeParse(readJson(response.bytes));
  const status = parsed.success ? parsed.data.data?.status : undefined;
  return status === undefined ? response : { ...response, status };
}

/** Parses the body of a response and checks it against a schema. */
export function read<T>(response: CallResponse, route: string, schema: z.ZodType<T>): T {
  assertDone(response, route);
  const parsed = schema.safeParse(readJson(response.bytes), { error: ownWords });
  if (parsed.success) return parsed.data;
  const title = pageTitle(response);
  const said = isPage(response)
    ? `it is a web page${title === undefined ? "" : ` (“${title}”)`}. Check the address of the connection, and whether a cache, a firewall or a plug-in responds in place of the REST API`
    : inOwnWords(parsed.error.issues).join("; ");
  throw new Error(`The response to \`${route}\` is not one of WordPress: ${said}.`);
}

const reasonSchema = z.object({
  code: z.string(),
  message: z.string(),
  data: z
    .object({
      status: z.int().min(400).optional().catch(undefined),
      params: z.record(z.string(), z.string()).optional().catch(undefined),
    })
    .optional()
    .catch(undefined),
});
/** Maximum length of a reason that a site gives, in characters. */
const MAX_REASON = 300;

/** Passes if a site responded with 2xx; otherwise throws an error with the reason that WordPress gives. */
function assertDone(response: CallResponse, route: string): void {
  if (isSuccess(response)) return;
  const parsed = reasonSchema.safeParse(readJson(response.bytes));
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
