import { timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { GoogleError } from "../google-error.js";

/** A local port that waits for the browser. */
export interface WaitingForCode {
  /** Address to which Google redirects the browser. */
  readonly redirectUri: string;
  readonly code: Promise<string>;
  readonly close: () => void;
}

/** Waits for a login's code on a free local port. Ignores requests without the right state. */
export async function waitForCode(state: string, signal: AbortSignal): Promise<WaitingForCode> {
  signal.throwIfAborted();
  const { promise: code, resolve, reject } = withResolvers();
  const server = createServer((request, response) => {
    const { searchParams, pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    if (pathname !== "/" || !isEqual(searchParams.get("state") ?? "", state))
      return respond(response, 404, "This address belongs to another login.");
    const error = searchParams.get("error");
    const given = searchParams.get("code");
    if (error !== null || !given) {
      respond(response, 200, "The login was cancelled. You can close this window.");
      reject(
        new GoogleError(
          "login",
          `The login was refused on Google's page (${(error ?? "no code").slice(0, 80)}).`,
          {
            advice: "Log in again, and allow the access.",
          },
        ),
      );
    } else {
      respond(response, 200, "You are logged in. You can close this window.");
      resolve(given);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const onAbort = () => reject(signal.reason as Error);
  signal.addEventListener("abort", onAbort, { once: true });
  // A caller that closes early no longer waits for the code.
  code.catch(() => undefined);
  return {
    redirectUri: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    code,
    close: () => {
      signal.removeEventListener("abort", onAbort);
      server.close();
      server.closeIdleConnections();
    },
  };
}

function withResolvers() {
  let resolve: (code: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<string>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

function respond(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { "content-type": "text/plain; charset=utf-8", connection: "close" })
    .end(`${text}\n`);
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
