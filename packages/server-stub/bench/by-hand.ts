import { checkDocumentExportPage } from "../dist/generated/checks.js";
import { page } from "./page.ts";

// The minimum that every server must check of a list, its token and its response: the best a general one can reach.
const QUERY = /^pageNo=\d+&pageSize=\d+$/;
const PATH = "/v2/document-exports";

/** Returns the status to refuse a request with; undefined if the request is valid. */
export function refusalOf(
  method: string | undefined,
  target: string,
  header: (name: string) => string | null | undefined,
): number | undefined {
  const mark = target.indexOf("?");
  if (method !== "GET" || target.slice(0, mark) !== PATH) return 404;
  if (header("host")?.includes(",") || header("transfer-encoding")) return 400;
  if (header("authorization") !== "Bearer good") return 401;
  if (header("accept") !== "application/json") return 406;
  if (header("content-encoding")) return 415;
  return QUERY.test(target.slice(mark + 1)) ? undefined : 400;
}

/** Checks the page and returns it as text. */
export async function checkedPage(): Promise<string> {
  const violations: Parameters<typeof checkDocumentExportPage>[2] = [];
  checkDocumentExportPage(page, "", violations);
  if (violations.length > 0) throw new Error("The page violates the contract.");
  return JSON.stringify(page);
}
