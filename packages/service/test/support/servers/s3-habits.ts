import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** Deviations of an S3 server from Amazon's, as found in real servers. */
export interface S3Habits {
  /** The response to a conditional write; `ignored` if the server writes regardless of the condition. */
  readonly conditions?: "ignored" | { readonly status: number; readonly code: string };
  /** Drops the metadata of an object. */
  readonly dropsMetadata?: boolean;
  /** Responds with 403 to a look at a free key, as Amazon S3 without the right to list. */
  readonly hidesFreeKeys?: boolean;
  /** Refuses to delete. */
  readonly keepsAll?: boolean;
  /** Refuses HEAD, as some proxies do. */
  readonly refusesHead?: boolean;
  /** Refuses uploads without a checksum, as buckets with Object Lock do. */
  readonly needsChecksum?: boolean;
  /** The response to every request. */
  readonly always?: {
    readonly status: number;
    readonly headers?: Record<string, string>;
    readonly body?: string;
  };
}

/** An S3 server that stores its objects in memory, by the host and path of their URL. */
export interface HabitualS3 {
  readonly endpoint: string;
  readonly objects: Map<string, string>;
}

const JOB = "x-amz-meta-document-export-job";

const codeOf = (code: string) => `<Error><Code>${code}</Code></Error>`;

/** Returns the response to a request that the server refuses. */
function refusal(
  { keepsAll, refusesHead, needsChecksum }: S3Habits,
  { method, headers }: IncomingMessage,
): readonly [number, string] | undefined {
  if (keepsAll && method === "DELETE") return [403, codeOf("AccessDenied")];
  if (refusesHead && method === "HEAD") return [405, ""];
  if (needsChecksum && method === "PUT" && !headers["content-md5"])
    return [400, codeOf("InvalidRequest")];
  return undefined;
}

/** Starts a server with these habits; it stops after the test. */
export async function startS3WithHabits(habits: S3Habits = {}): Promise<HabitualS3> {
  const objects = new Map<string, string>();
  const jobs = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const { method, url = "", headers } = request;
    const body = (await request.setEncoding("utf8").toArray()).join("");
    const end = (status: number, text = "", more: Record<string, string> = {}) =>
      response.writeHead(status, more).end(text);
    const { always, conditions } = habits;
    if (always) return void end(always.status, always.body, always.headers);
    const fault = refusal(habits, request);
    if (fault) return void end(...fault);
    const key = decodeURIComponent(`${String(headers.host).replace(/:.*/, "")}${url}`);
    const isHidden = habits.hidesFreeKeys && !objects.has(key);
    if (isHidden && /HEAD|GET/.test(method ?? "")) return void end(403, codeOf("AccessDenied"));
    if (method === "DELETE") return void (objects.delete(key), end(204));
    if (method !== "PUT") {
      const content = objects.get(key);
      const job = jobs.get(key);
      if (content === undefined) return void end(404);
      return void end(200, method === "GET" ? content : "", job ? { [JOB]: job } : {});
    }
    if (headers["if-none-match"] === "*" && conditions !== "ignored") {
      if (conditions) return void end(conditions.status, codeOf(conditions.code));
      if (objects.has(key)) return void end(412);
    }
    objects.set(key, body);
    if (!habits.dropsMetadata) jobs.set(key, String(headers[JOB]));
    end(200);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, objects };
}
