import { isJsonObject, type Json, member } from "../load/json.js";
import type { RecordedResponse } from "./exchange.js";

/** Whether a status is in the 2xx range, which every client accepts (decision `success-status`). */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Summarizes a response: its status, and the target of a redirect or the start of its body. */
export function quoteResponse({ status, headers, text }: RecordedResponse): string {
  const location = headers.get("location");
  if (status >= 300 && status < 400 && location !== null)
    return `${status} to ${excerpt(location)}`;
  const beginning = excerpt(text);
  return beginning === "``" ? `${status} without a body` : `${status} ${beginning}`;
}

function excerpt(text: string): string {
  return `\`${text.slice(0, 80).replaceAll(/\s+/g, " ").replaceAll("`", "'")}\``;
}

/** One page of a list. */
export interface Page {
  readonly items: readonly Json[];
  readonly pageCount: number;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly totalRecordCount: number;
}

/** Reads the page in a response; undefined if the response does not have the form of a page. */
export function readPage(response: RecordedResponse): Page | undefined {
  const items = member(response.json, "items");
  const pagination = member(response.json, "pagination");
  if (!Array.isArray(items) || !isJsonObject(pagination)) return undefined;
  const { pageCount, pageNo, pageSize, totalRecordCount } = pagination;
  if (typeof pageCount !== "number" || typeof pageNo !== "number") return undefined;
  if (typeof pageSize !== "number" || typeof totalRecordCount !== "number") return undefined;
  return { items, pageCount, pageNo, pageSize, totalRecordCount };
}
