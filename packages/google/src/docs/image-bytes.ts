import type { Context } from "../call/call-google.js";
import { connectionError } from "../call/call-google.js";
import { isImageAddress } from "../hosts.js";
import { readBounded } from "../call/read-bounded.js";
import { withRetries } from "../call/retry.js";
import { GoogleError } from "../google-error.js";

/** An image of a document. */
export interface ImageBytes {
  readonly bytes: Uint8Array;
  /** Media type, such as `image/png`; empty if the server sent none. */
  readonly mediaType: string;
}

const MAX_REDIRECTS = 5;
const SUBJECT = "The image";
const EXPIRED = "The addresses of images expire within half an hour: read the document again.";

/**
 * Loads an image by the `contentUri` that Google returned. Sends no token: the address itself grants access. Throws a
 * GoogleError. Rejects addresses outside Google, so that no document can make this machine call other hosts.
 */
export function imageBytes(context: Context, address: string): Promise<ImageBytes> {
  return withRetries(() => load(context, address), context.limits, context.signal);
}

async function load(context: Context, address: string): Promise<ImageBytes> {
  const { limits, signal } = context;
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  try {
    const response = await follow(
      context,
      address,
      signal ? AbortSignal.any([signal, timeout]) : timeout,
    );
    if (!response.ok) {
      await response.body?.cancel();
      throw refusal(response.status);
    }
    const [mediaType = ""] = (response.headers.get("content-type") ?? "").split(";");
    const bytes = await readBounded(response, limits.maxImageBytes, SUBJECT);
    return { bytes, mediaType: mediaType.trim().toLowerCase() };
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof GoogleError ? error : connectionError(error, SUBJECT, limits);
  }
}

/** Follows redirects one by one and checks each: any of them could lead to another host. */
async function follow(
  { endpoint }: Context,
  address: string,
  signal: AbortSignal,
): Promise<Response> {
  let place = address;
  for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
    const url = URL.canParse(place) ? new URL(place) : undefined;
    if (!url || !isImageAddress(url, endpoint))
      throw new GoogleError(
        "address",
        `${SUBJECT} is not on a host of Google: \`${place.slice(0, 80)}\`.`,
        {
          advice: "Pass the `contentUri` of an image, unchanged from the document.",
        },
      );
    const response = await fetch(url, { redirect: "manual", signal });
    const location = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    place = URL.canParse(location, url.href) ? new URL(location, url).href : location;
  }
  throw new GoogleError(
    "unexpected",
    `${SUBJECT} was redirected more than ${MAX_REDIRECTS} times.`,
  );
}

function refusal(status: number): GoogleError {
  const isPassing = status >= 500 || status === 429;
  const isGone = status === 403 || status === 404 || status === 410;
  const kind =
    status === 429 ? "quota" : isPassing ? "unavailable" : isGone ? "not-found" : "unexpected";
  return new GoogleError(kind, `${SUBJECT} was not loaded: Google responded with ${status}.`, {
    status,
    isPassing,
    ...(isGone && { advice: EXPIRED }),
  });
}
