import { readHeaders } from "@document-export/client/observe";
import { noteRedirect } from "../errors/redirects.js";
import { readVersion } from "./version.js";

/**
 * Creates a `fetch` that sets `User-Agent`, and that calls back once for each deprecation that responses announce
 * (decision `versioning`).
 */
export function createFetch(
  onNotice: (notice: string) => void,
): (request: Request) => Promise<Response> {
  const shown = new Set<string>();
  return async (request) => {
    request.headers.set("user-agent", `docexport/${readVersion()}`);
    const response = await fetch(request);
    noteRedirect(request, response);
    const notice = deprecationNotice(response);
    if (notice !== undefined && !shown.has(notice)) {
      shown.add(notice);
      onNotice(notice);
    }
    return response;
  };
}

function deprecationNotice(response: Response): string | undefined {
  const { sunset, deprecation } = readHeaders(response);
  if (sunset) return `The service removes this operation on ${sunset.toISOString().slice(0, 10)}.`;
  return deprecation && "The service has deprecated this operation.";
}
