import { defineFaults, type PlantedFault } from "../../fault.js";
import { list, seen, statusOf } from "../../observe/caller.js";
import { queryOf, withQuery, type Message } from "../../plant/message.js";
import { isList, refuses, sends } from "../../plant/rewrite.js";

export const records = (query = "") => list(`document-exports${query}`);
export const numbers = (name: string, query: string) =>
  seen(records(query), ({ json }) => json.pagination[name]);
export const numberOf = (r: Message, name: string) =>
  Number(queryOf(r).get(name) || (name === "pageNo" ? 1 : 50));
/** A fault that accepts a parameter that is out of bounds or of another type. */
function taken(
  id: string,
  does: string,
  from: string,
  [name, value, instead]: readonly [name: string, value: string, instead: string],
  isWrong: RegExp,
): PlantedFault {
  return {
    id,
    does,
    from,
    plant: sends(isList, (r) =>
      withQuery(r, (query) => {
        if (isWrong.test(query.getAll(name).join("|"))) query.set(name, instead);
      }),
    ),
    shows: statusOf(
      records(
        `?${value
          .split("|")
          .map((one) => `${name}=${encodeURIComponent(one)}`)
          .join("&")}`,
      ),
    ),
    healthy: 400,
    faulty: 200,
  };
}

/** A fault that refuses a valid parameter. */
function refused(
  id: string,
  does: string,
  from: string,
  when: (r: Message) => boolean,
  query: string,
): PlantedFault {
  return {
    id,
    does,
    from,
    plant: refuses((r) => isList(r) && when(r), 400),
    shows: statusOf(records(query)),
    healthy: 200,
    faulty: 400,
  };
}

/** Faults in pages, their numbers and their order. */
export const PAGING = defineFaults("responses", [
  taken(
    "page-size-0-taken",
    "Takes a page size of 0 for the default.",
    "truthiness: size || 50",
    ["pageSize", "0", "50"],
    /^0$/,
  ),
  taken(
    "page-size-negative-taken",
    "Takes a negative page size.",
    "Math.abs, SQL LIMIT -1",
    ["pageSize", "-1", "50"],
    /^-\d+$/,
  ),
  taken(
    "page-size-201-capped",
    "Takes a page size of 201 and gives 200.",
    "Spring max-page-size, Math.min",
    ["pageSize", "201", "200"],
    /^(?:20[1-9]|2[1-9]\d|[3-9]\d\d|\d{4,})$/,
  ),
  taken(
    "page-size-text-taken",
    "Takes text for the default page size.",
    "Spring Pageable, parseInt || 50",
    ["pageSize", "many", "50"],
    /^[a-z]+$/,
  ),
  taken(
    "page-size-fraction-taken",
    "Takes a page size of 1.5.",
    "parseInt",
    ["pageSize", "1.5", "1"],
    /^\d+\.\d+$/,
  ),
  taken(
    "page-size-exponent-taken",
    "Takes `1e1` for 10.",
    "Number(), BigDecimal",
    ["pageSize", "1e1", "10"],
    /^\de\d$/,
  ),
  taken(
    "page-size-hex-taken",
    "Takes `0x10` for 16.",
    "Number(), Integer.decode",
    ["pageSize", "0x10", "16"],
    /^0x/,
  ),
  taken(
    "page-size-with-unit-taken",
    "Takes `10abc` for 10.",
    "parseInt, PHP",
    ["pageSize", "10abc", "10"],
    /^\d+[a-z]+$/,
  ),
  taken(
    "page-size-with-space-taken",
    "Takes ` 10` for 10.",
    "Number(), int()",
    ["pageSize", " 10", "10"],
    /^(?: +\d+ *|\d+ +)$/,
  ),
  taken(
    "page-number-0-taken",
    "Takes page 0 for page 1.",
    "Math.max(1, page), Kaminari",
    ["pageNo", "0", "1"],
    /^0$/,
  ),
  taken(
    "page-number-negative-taken",
    "Takes page -1 for page 1.",
    "Math.max, will_paginate",
    ["pageNo", "-1", "1"],
    /^-\d+$/,
  ),
  taken(
    "page-number-text-taken",
    "Takes text for page 1.",
    "Kaminari, parseInt || 1",
    ["pageNo", "last", "1"],
    /^(?!null$)[a-z]+$/,
  ),
  taken(
    "page-number-over-int32-taken",
    "Takes a page number beyond 32 bits.",
    "JavaScript numbers",
    ["pageNo", "2147483648", "2147483647"],
    /^(?:214748364[89]|2147483[7-9]\d\d|214748[4-9]\d{3}|[3-9]\d{9}|\d{11,})$/,
  ),
  taken(
    "page-number-null-text-taken",
    "Takes the text `null` for page 1.",
    "string templates",
    ["pageNo", "null", "1"],
    /^null$/,
  ),
  taken(
    "parameter-doubled-first-taken",
    "Takes the first of two page sizes.",
    "Go Query().Get, Spring",
    ["pageSize", "1|2", "1"],
    /\|/,
  ),
  refused(
    "empty-parameter-refused",
    "Refuses `pageNo=`, which means the default.",
    "parseInt(''), FastAPI",
    (r) => queryOf(r).get("pageNo") === "",
    "?pageNo=",
  ),
  refused(
    "page-size-200-refused",
    "Refuses a page size of 200.",
    "off by one: < 200",
    (r) => queryOf(r).get("pageSize") === "200",
    "?pageSize=200",
  ),
  refused(
    "page-size-1-refused",
    "Refuses a page size of 1.",
    "off by one: > 1",
    (r) => queryOf(r).get("pageSize") === "1",
    "?pageSize=1",
  ),
  refused(
    "page-size-over-100-refused",
    "Refuses page sizes over 100.",
    "GitHub's bound",
    (r) => numberOf(r, "pageSize") > 100,
    "?pageSize=150",
  ),
  refused(
    "page-number-int32-refused",
    "Refuses the largest page number.",
    "off by one",
    (r) => queryOf(r).get("pageNo") === "2147483647",
    "?pageNo=2147483647",
  ),
  refused(
    "encoded-parameter-refused",
    "Refuses `page%4Eo=1`, which is the same name.",
    "raw comparison",
    (r) => r.target.includes("page%4Eo"),
    "?page%4Eo=1",
  ),
]);
