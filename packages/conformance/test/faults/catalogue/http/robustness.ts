import { defineFaults, type PlantedFault } from "../../fault.js";
import { create, list, statusOf, webhook, type Sent } from "../../observe/caller.js";
import { FILE, head, upload } from "../../observe/exports.js";
import type { Target } from "../../../implementation/on-stub/in-memory.js";
import { partsOf } from "../../plant/form.js";
import { field, jsonOf, pathOf, queryOf, type Message } from "../../plant/message.js";
import { isCreate, isExport, refuses } from "../../plant/rewrite.js";

/** A fault in which odd input makes the implementation respond with 500. */
function crashes(
  id: string,
  does: string,
  from: string,
  when: (request: Message) => boolean,
  sent: Sent | ((target: Target) => Sent),
  healthy: number,
): PlantedFault {
  return { id, does, from, plant: refuses(when, 500), shows: statusOf(sent), healthy, faulty: 500 };
}

const isDeep = (r: Message) =>
  /(?:[[{](?:\s*"[^"]*"\s*:\s*)?){500}/.test(r.body.toString("latin1"));
const deep = `${"[".repeat(5_000)}${"]".repeat(5_000)}`;
const described = (text: string) => (t: Target) =>
  create(t, JSON.stringify(webhook(t)).replace(/\}$/, `,"description":${text}}`));

/** Faults with odd input, concurrency and slowness. */
export const ROBUSTNESS = defineFaults("robustness", [
  crashes(
    "broken-json-crashes",
    "Responds with 500 to broken JSON.",
    "Express without an error handler for body-parser, Flask hand-made",
    (r) => isCreate(r) && jsonOf(r) === undefined,
    (t) => create(t, '{"endpoint":'),
    400,
  ),
  crashes(
    "empty-body-crashes",
    "Responds with 500 to an empty body.",
    "req.body.x of undefined",
    (r) => isCreate(r) && r.body.length === 0,
    (t) => create(t, ""),
    400,
  ),
  crashes(
    "null-body-crashes",
    "Responds with 500 to the body `null`.",
    "const { endpoint } = null",
    (r) => isCreate(r) && r.body.toString() === "null",
    (t) => create(t, "null"),
    400,
  ),
  crashes(
    "list-body-crashes",
    "Responds with 500 to a list where an object belongs.",
    "casts in Java and C#",
    (r) => isCreate(r) && Array.isArray(jsonOf(r)),
    (t) => create(t, "[]"),
    400,
  ),
  crashes(
    "null-member-crashes",
    "Responds with 500 to `events: null`.",
    "null.length",
    (r) =>
      isCreate(r) &&
      Object.values(jsonOf(r) ?? {})
        .slice(0, 3)
        .includes(null),
    (t) => create(t, { events: null }),
    400,
  ),
  crashes(
    "wrong-item-crashes",
    "Responds with 500 to a connection id that is text.",
    "a cast in the database: invalid input syntax for type integer",
    (r) => isCreate(r) && typeof jsonOf(r)?.connections?.[0] === "string",
    (t) => create(t, { connections: ["abc"] }),
    400,
  ),
  crashes(
    "int32-overflow-crashes",
    "Responds with 500 to a connection id beyond 32 bits.",
    "PostgreSQL: integer out of range",
    (r) => isCreate(r) && jsonOf(r)?.connections?.[0] > 2 ** 31,
    (t) => create(t, { connections: [2 ** 31 + 5] }),
    400,
  ),
  crashes(
    "huge-number-crashes",
    "Responds with 500 to `1e400`.",
    "BigDecimal, Infinity in arithmetic",
    (r) => isCreate(r) && /\de\+?\d{3,}/i.test(r.body.toString()),
    (t) =>
      create(t, `{"endpoint":"http://a.example/","events":["job.done"],"connections":[1e400]}`),
    400,
  ),
  crashes(
    "nul-in-text-crashes",
    "Responds with 500 to U+0000 in text.",
    "PostgreSQL: unsupported Unicode escape sequence",
    (r) => isCreate(r) && r.body.includes("\\u0000"),
    described('"a\\u0000b"'),
    201,
  ),
  crashes(
    "deep-json-crashes",
    "Responds with 500 to JSON of 5,000 levels.",
    "recursive parsers: stack overflow",
    (r) => isCreate(r) && isDeep(r),
    described(deep),
    400,
  ),
  crashes(
    "deep-file-crashes",
    "Responds with 500 to a document of 5,000 levels.",
    "recursive walks of the tree",
    (r) => isExport(r) && isDeep(r),
    (t) =>
      upload(t, {
        parts: [
          [FILE, `{"body":${deep}}`],
          [head("options"), `{"destination":${t.destination}}`],
        ],
      }),
    202,
  ),
  crashes(
    "prototype-member-crashes",
    "Responds with 500 to a member named `__proto__`.",
    "merges of objects in JavaScript",
    (r) => isCreate(r) && r.body.includes("__proto__"),
    (t) => create(t, JSON.stringify(webhook(t)).replace(/\}$/, ',"__proto__":{"x":1}}')),
    201,
  ),
  crashes(
    "bad-escape-in-query-crashes",
    "Responds with 500 to `%zz` in the query.",
    "decodeURIComponent: URIError",
    (r) => /\?.*%(?![0-9a-f]{2})/i.test(r.target),
    list("collections?pageNo=%zz"),
    400,
  ),
  crashes(
    "bad-escape-in-path-crashes",
    "Responds with 500 to `%zz` in the path.",
    "Express: URIError without a handler",
    (r) => /%(?![0-9a-f]{2})/i.test(pathOf(r)),
    { path: "/v2/%zz" },
    404,
  ),
  crashes(
    "doubled-parameter-crashes",
    "Responds with 500 where a parameter comes twice.",
    "Express: req.query.pageNo is an array",
    (r) => /(page(?:No|Size))=.*\1=/.test(r.target),
    list("collections?pageNo=1&pageNo=2"),
    400,
  ),
  crashes(
    "bracket-parameter-crashes",
    "Responds with 500 to `pageNo[a]=1`.",
    "qs, PHP, Rack: parameters become objects",
    (r) => /page(?:No|Size)(?:\[|%5B)/i.test(r.target),
    list("collections?pageNo[a]=1"),
    200,
  ),
  crashes(
    "large-page-number-crashes",
    "Responds with 500 to a large page number.",
    "OFFSET beyond bigint",
    (r) => Number(queryOf(r).get("pageNo")) > 1_000_000_000,
    list("document-exports?pageNo=2147483647&pageSize=200"),
    200,
  ),
  crashes(
    "long-query-crashes",
    "Responds with 500 to a query of 4,000 characters.",
    "hand-made: logs into varchar",
    (r) => r.target.length > 2_000,
    list(`collections?x=${"y".repeat(4_000)}`),
    200,
  ),
  crashes(
    "many-items-crash",
    "Responds with 500 to 1,000 events.",
    "parameters of one statement",
    (r) => isCreate(r) && jsonOf(r)?.events?.length > 100,
    (t) => create(t, { events: Array.from({ length: 1_000 }, () => "job.done") }),
    201,
  ),
  crashes(
    "long-text-crashes",
    "Responds with 500 to a description of 10,000 characters.",
    "value too long for type character varying(255)",
    (r) => isCreate(r) && jsonOf(r)?.description?.length > 255,
    (t) => create(t, { description: "x".repeat(10_000) }),
    201,
  ),
  crashes(
    "odd-accept-crashes",
    "Responds with 500 to an `Accept` that it cannot read.",
    "Spring HttpMediaTypeNotAcceptableException in an error handler",
    (r) => !/^[\w*+.-]+\/[\w*+.-]+(?:\s*[;,]\s*[^;,\s]+)*$/.test(field(r, "accept") ?? "*/*"),
    { ...list("collections"), headers: { accept: "application/json;;q=1, */*" } },
    200,
  ),
  crashes(
    "empty-document-crashes",
    "Responds with 500 to a document without `body`.",
    "document.body.content of undefined",
    (r) =>
      isExport(r) &&
      partsOf(r).some(({ name, content }) => name === "file" && !/"body"/.test(content)),
    (t) => upload(t, { document: {} }),
    202,
  ),
]);
