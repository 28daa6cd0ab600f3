import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** Deviations of a file server from HTTP. */
export interface HttpHabits {
  /** Ignores the condition of a request. */
  readonly ignoresCondition?: boolean;
  /** Fixed status for all requests with a method. */
  readonly statuses?: Readonly<Record<string, number>>;
  /** Sends an interim response before each response to a request with a body, although none asked for it. */
  readonly interim?: 100 | 102 | 103;
  /** Status after it has stored a file; 201 by default. */
  readonly stored?: number;
  /** Headers of every response. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Starts a server that accepts PUT and DELETE and stores files in memory; it stops after the test. */
export async function startHttp(habits: HttpHabits) {
  const {
    ignoresCondition = false,
    statuses = {},
    interim,
    stored = 201,
    headers: sent = {},
  } = habits;
  const files = new Map<string, string>();
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const body = (await request.setEncoding("utf8").toArray()).join("");
    asked.push(method);
    if (body !== "" && interim === 100) response.writeContinue();
    if (body !== "" && interim === 102) response.writeProcessing();
    if (body !== "" && interim === 103) response.writeEarlyHints({ link: "</a.css>; rel=preload" });
    const end = (status: number) => response.writeHead(status, sent).end(files.get(url));
    const fixed = statuses[method];
    if (fixed !== undefined) return void end(fixed);
    if (method === "DELETE") return void end(files.delete(url) ? 204 : 404);
    if (method !== "PUT") return void end(files.has(url) ? 200 : 404);
    const isKept = headers["if-none-match"] === "*" && files.has(url);
    if (isKept && !ignoresCondition) return void end(412);
    files.set(url, body);
    end(stored);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, files, asked };
}
