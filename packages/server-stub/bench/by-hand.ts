import { checkDocumentExportPage } from "../dist/generated/checks.js";
import { page } from "./page.ts";

// What no server can leave out that checks a list, its token and its response: as much as a general one can come to.
const QUERY = /^pageNo=\d+&pageSize=\d+$/;
const PATH = "/v2/document-exports";

/** The status to refuse a request with; undefined if nothing is wrong. */
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

/** The page as text, once it is checked. */
export async function checkedPage(): Promise<string> {
  const violations: Parameters<typeof checkDocumentExportPage>[2] = [];
  checkDocumentExportPage(page, "", violations);
  if (violations.length > 0) throw new Error("The page violates the contract.");
  return JSON.stringify(page);
}
