import { readHeaders } from "@document-export/client/observe";
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
    const notice = noticeOf(response);
    if (notice !== undefined && !told.has(notice)) onNotice(notice);
    told.add(String(notice));
    return response;
  };
}

function noticeOf(response: Response): string | undefined {
  const { sunset, deprecation } = readHeaders(response);
  if (sunset) return `The service ends this operation on ${sunset.toISOString().slice(0, 10)}.`;
  return deprecation && "The service has deprecated this operation.";
}
