import { explainFailure } from "./explain-failure.ts";
import { fetchOptions, type TryRequest } from "./request.ts";

/** A response, as the page shows it. */
export interface TryResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** True if the body is longer than the part shown. */
  readonly isCut: boolean;
  /** Time from sending to the end of the body, in milliseconds. */
  readonly ms: number;
}

/** Maximum number of bytes of a body to show; nobody reads more on a page. */
const MAX_BODY = 256 * 1024;

/**
 * Sends a request, and reads the response.
 *
 * @throws {Error} that explains in a sentence why there is no response; if the signal aborted, its reason.
 */
export async function send(request: TryRequest, signal: AbortSignal): Promise<TryResponse> {
  const refusals: string[] = [];
  const note = ({ blockedURI }: SecurityPolicyViolationEvent) => void refusals.push(blockedURI);
  document.addEventListener("securitypolicyviolation", note);
  const begin = performance.now();
  try {
    const response = await fetch(request.url, fetchOptions(request, signal));
    const { text, isCut } = await readText(response);
    return {
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      body: text,
      isCut,
      ms: Math.round(performance.now() - begin),
    };
  } catch (cause) {
    signal.throwIfAborted();
    throw new Error(await explain(request, () => refusals.length > 0), { cause });
  } finally {
    document.removeEventListener("securitypolicyviolation", note);
  }
}

async function explain({ url }: TryRequest, wasRefused: () => boolean): Promise<string> {
  // The policy violation event fires in its own task, after the promise rejects.
  await new Promise((resolve) => setTimeout(resolve));
  return explainFailure({
    url: new URL(url),
    page: new URL(location.href),
    isRefusedByPolicy: wasRefused(),
    isReachable: () => isReachable(new URL(url)),
  });
}

/** Returns true if the host responds. Requests only the host, without token, path and query. */
async function isReachable({ origin }: URL): Promise<boolean> {
  try {
    await fetch(origin, {
      mode: "no-cors",
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
    });
    return true;
  } catch {
    return false;
  }
}

async function readText(response: Response): Promise<{ text: string; isCut: boolean }> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) return { text: text + decoder.decode(), isCut: false };
    text += decoder.decode(value.subarray(0, MAX_BODY - bytes), { stream: true });
    bytes += value.length;
    if (bytes <= MAX_BODY) continue;
    await reader?.cancel();
    return { text, isCut: true };
  }
}
