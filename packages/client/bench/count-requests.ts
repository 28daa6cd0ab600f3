import { createClient } from "../dist/index.js";
import type { BenchServer } from "./start-server.ts";

/** The cost of reading a list. */
export interface ListRead {
  readonly prefetch: number;
  readonly items: number;
  readonly requests: number;
}

/** Reads a list of a hundred pages with the given `prefetch`, and counts the requests that the server received. */
export async function countRequests(
  { url, requests }: BenchServer,
  prefetch: number,
): Promise<ListRead> {
  const before = await requests();
  let items = 0;
  const pages = createClient({ baseUrl: url, token: "good" }).iterateDocumentExports({
    pageSize: 10,
    prefetch,
  });
  for await (const _ of pages) items += 1;
  return { prefetch, items, requests: (await requests()) - before };
}
