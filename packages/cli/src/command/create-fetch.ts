import { readVersion } from "./read-version.js";

/**
 * The fetch of the command: says who calls, and tells once when the service announces the end of an operation
 * (decision `versioning`).
 */
export function createFetch(
  onNotice: (notice: string) => void,
): (request: Request) => Promise<Response> {
  const told = new Set<string>();
  return async (request) => {
    request.headers.set("user-agent", `docexport/${readVersion()}`);
    const response = await fetch(request);
    const notice = noticeOf(response.headers);
    if (notice !== undefined && !told.has(notice)) onNotice(notice);
    told.add(String(notice));
    return response;
  };
}

// RFC 8594 (Sunset) and RFC 9745 (Deprecation).
function noticeOf(headers: Headers): string | undefined {
  const end = Date.parse(headers.get("sunset") ?? "");
  if (end) return `The service ends this operation on ${new Date(end).toISOString().slice(0, 10)}.`;
  return headers.has("deprecation") ? "The service has deprecated this operation." : undefined;
}
