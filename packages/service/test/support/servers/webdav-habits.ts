import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** Deviations of a WebDAV server from RFC 4918, as found in real servers. */
export interface Habits {
  /** Replaces existing files, whatever `Overwrite` says. */
  readonly ignoresOverwrite?: boolean;
  /** Status of MKCOL if the collection exists; 405 in the specification. */
  readonly existing?: number;
  /** Assumes `http` as its own scheme because a proxy ends TLS: responds 502 to a `Destination` with another scheme. */
  readonly scheme?: string;
  /** Responds 207 for a missing file, with 404 inside. */
  readonly findsMissing?: boolean;
  /** Responds 207 to a move that failed, with this status inside. */
  readonly failedMove?: number;
  /** Responds 207 to an upload that failed, with this status inside, and keeps what it received. */
  readonly failedUpload?: number;
  /** Milliseconds by which its clock is ahead. */
  readonly clockAhead?: number;
  /** Responds 400 or 403 to a `Destination` that is not a path. */
  readonly wantsPath?: 400 | 403;
  /** Status of every move. */
  readonly moves?: number;
  /** Value of `WWW-Authenticate`; of the credentials, only the user `u` with the password `p` is accepted. */
  readonly asks?: string;
  /** Takes no uploads, like a server without WebDAV. */
  readonly isNoShare?: boolean;
  /** Does not support PROPFIND. */
  readonly lacksPropfind?: boolean;
  /** Redirects with a status to another address; undefined does not redirect. */
  readonly redirects?: readonly [
    status: number,
    to: (path: string, method: string) => string | undefined,
  ];
}

/** A WebDAV server that stores its files in memory. */
export interface HabitualServer {
  readonly url: string;
  readonly files: Map<string, string>;
}

/** Returns true if a request has the Digest credentials (RFC 7616) of the user `u`, with SHA-256. */
function isDigest({ method, headers }: IncomingMessage): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  const part = (name: string) => {
    const [, quoted, word = ""] =
      new RegExp(`\\b${name}=(?:"([^"]*)"|([^",]+))`).exec(headers.authorization ?? "") ?? [];
    return quoted ?? word;
  };
  const secret = hash(`u:${part("realm")}:p`);
  const request = hash(`${method}:${part("uri")}`);
  const used = [part("nonce"), part("nc"), part("cnonce"), part("qop")].join(":");
  return part("response") === hash(`${secret}:${used}:${request}`);
}

/** Starts a server with these habits; it stops after the test. */
export async function startWebdav(habits: Habits): Promise<HabitualServer> {
  const files = new Map<string, string>();
  const folders = new Set(["/"]);
  const has = (path: string) => files.has(path) || folders.has(path.replace(/\/?$/, "/"));
  const server = createServer(async (request, response) => {
    const { method = "", url: path = "/", headers } = request;
    const body = (await request.setEncoding("utf8").toArray()).join("");
    const now = new Date(Date.now() + (habits.clockAhead ?? 0)).toUTCString();
    response.setHeader("date", now).setHeader("last-modified", now);
    const end = (status: number, text?: string) => response.writeHead(status).end(text);
    if (habits.asks !== undefined && !isDigest(request)) {
      response.setHeader("www-authenticate", habits.asks);
      return void end(401);
    }
    const [redirect = 0, to] = habits.redirects ?? [];
    const location = to?.(path, method);
    if (location !== undefined)
      return void (response.setHeader("location", location), end(redirect));
    if (habits.isNoShare && /PUT|MKCOL|PROPFIND/.test(method)) return void end(405);
    const multi = (status: number) =>
      `<multistatus><status>HTTP/1.1 ${status} x</status></multistatus>`;
    if (method === "PUT" && habits.failedUpload !== undefined)
      return void (files.set(path, ""), end(207, multi(habits.failedUpload)));
    if (method === "PUT") return void (files.set(path, body), end(201));
    if (method === "DELETE") return void end(files.delete(path) ? 204 : 404);
    if (method === "PROPFIND" && habits.findsMissing)
      return void end(207, multi(has(path) ? 200 : 404));
    if (method === "PROPFIND") return void end(habits.lacksPropfind ? 405 : has(path) ? 207 : 404);
    if (method === "HEAD") return void end(has(path) ? 200 : 404);
    if (method === "GET") return void end(files.has(path) ? 200 : 404, files.get(path));
    if (method === "MKCOL") {
      const folder = path.replace(/\/?$/, "/");
      if (folders.has(folder)) return void end(habits.existing ?? 405);
      folders.add(folder);
      return void end(201);
    }
    if (habits.failedMove !== undefined) return void end(207, multi(habits.failedMove));
    const destination = String(headers["destination"]);
    if (habits.moves !== undefined) return void end(habits.moves);
    if (habits.wantsPath && !destination.startsWith("/")) return void end(habits.wantsPath);
    const own = `${habits.scheme ?? "http"}://`;
    if (!destination.startsWith("/") && !destination.startsWith(own)) return void end(502);
    const name = destination.startsWith("/") ? destination : new URL(destination).pathname;
    const keeps = headers["overwrite"] === "F" && !habits.ignoresOverwrite;
    if (keeps && files.has(name)) return void end(412);
    files.set(name, files.get(path) ?? "");
    files.delete(path);
    end(201);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, files };
}
