import { problem } from "./problem.js";

/** Returns the page of a list that the query selects (decisions `page-numbering`, `page-size`). */
export function listPage(items: readonly unknown[], query: URLSearchParams): Response {
  const pageNo = Number(query.get("pageNo") || 1);
  const pageSize = Number(query.get("pageSize") || 50);
  const bounds = [
    ["pageNo", pageNo, Number.MAX_SAFE_INTEGER],
    ["pageSize", pageSize, 200],
  ] as const;
  const wrong = bounds.find(
    ([, value, max]) => !Number.isInteger(value) || value < 1 || value > max,
  );
  if (wrong) {
    const [name, value, max] = wrong;
    const keyword = value < 1 ? "minimum" : value > max ? "maximum" : "type";
    const detail = `expected an integer from 1 to ${max}, got \`${query.get(name)}\``;
    return problem(400, { errors: [{ in: "query", name, keyword, detail }] });
  }
  const start = (pageNo - 1) * pageSize;
  const pagination = {
    pageCount: Math.ceil(items.length / pageSize),
    pageNo,
    pageSize,
    totalRecordCount: items.length,
  };
  return Response.json({ items: items.slice(start, start + pageSize), pagination });
}
