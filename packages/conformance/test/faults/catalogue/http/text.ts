import { defineFaults, type PlantedFault } from "../../fault.js";
import { create, list, seen, send, statusOf } from "../../observe/caller.js";
import { exportNow, head, FILE, upload } from "../../observe/exports.js";
import { jsonOf, withBody } from "../../plant/message.js";
import { alters, changes, isCollections, isCreate, isList, sends } from "../../plant/rewrite.js";
import { reads } from "../../plant/form.js";

/** A fault that changes a webhook's description or endpoint before it is returned. */
function altered(
  id: string,
  does: string,
  from: string,
  member: "description" | "endpoint",
  sent: string,
  alter: (text: string) => string,
): PlantedFault {
  return {
    id,
    does,
    from,
    plant: changes(isCreate, (webhook) => ({ ...webhook, [member]: alter(webhook[member] ?? "") })),
    shows: seen(
      (t) => create(t, { [member]: sent }),
      ({ json }) => json[member],
    ),
    healthy: sent,
    faulty: alter(sent),
  };
}

const loosely = (latin1: string) =>
  Buffer.from(Buffer.from(latin1, "latin1").toString()).toString("latin1");
/** JSON in which U+FFFD replaces each lone surrogate. */
const wellFormed = (text: string) =>
  JSON.stringify(JSON.parse(text), (_, value) =>
    typeof value === "string" ? value.toWellFormed() : value,
  );
const URL_SENT = "http://Example.NET:80/a%2fb/../c?q=%41&r=a+b";
const collections = list("collections");

/** Faults in JSON and text. */
export const TEXT = defineFaults("text", [
  altered(
    "text-read-as-latin1",
    "Reads JSON as Latin-1.",
    "servlet containers without a charset, PHP utf8_encode",
    "description",
    "Übersicht für März",
    (text) => Buffer.from(text).toString("latin1"),
  ),
  altered(
    "text-outside-ascii-lost",
    "Replaces what is not ASCII by question marks.",
    "SQL Server varchar, Java file.encoding=ANSI",
    "description",
    "Résumé 報告",
    (text) => text.replaceAll(/[^\u0020-\u007e]/g, "?"),
  ),
  altered(
    "astral-text-cut",
    "Cuts text off at the first character beyond the basic plane.",
    "MySQL utf8 (three bytes) without strict mode",
    "description",
    "Report 📄 of today",
    (text) => text.replace(/[\u{10000}-\u{10ffff}].*/u, ""),
  ),
  altered(
    "astral-text-as-surrogates",
    "Encodes each surrogate on its own and returns two replacement characters.",
    "CESU-8, modified UTF-8 of Java and Oracle",
    "description",
    "Report 📄",
    (text) => text.replace("📄", "\ufffd\ufffd"),
  ),
  altered(
    "text-normalized",
    "Normalizes text to NFC.",
    "Rails and Django form fields, macOS file names",
    "description",
    "Cafe\u0301",
    (text) => text.normalize("NFC"),
  ),
  altered(
    "text-trimmed",
    "Trims spaces at both ends.",
    "ASP.NET and Laravel TrimStrings middleware",
    "description",
    "  indented ",
    (text) => text.trim(),
  ),
  altered(
    "text-html-escaped",
    "Escapes text for HTML.",
    "PHP htmlspecialchars, validator.js escape()",
    "description",
    'a < b & "c"',
    (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;"),
  ),
  altered(
    "text-cut-at-255",
    "Cuts descriptions off at 255 characters.",
    "varchar(255) of Rails, Hibernate and Sequelize",
    "description",
    "d".repeat(300),
    (text) => text.slice(0, 255),
  ),
  altered(
    "text-line-ends-changed",
    "Changes line ends.",
    "Windows text mode, XML normalization",
    "description",
    "one\r\ntwo\nthree",
    (text) => text.replaceAll("\r\n", "\n"),
  ),
  altered(
    "text-cut-at-nul",
    "Cuts text off at U+0000.",
    "C strings",
    "description",
    "one\u0000two",
    (text) => text.split("\u0000")[0] ?? "",
  ),
  altered(
    "url-normalized",
    "Returns an endpoint otherwise than it was sent: host in lower case, path resolved.",
    "new URL(x).href, Uri of .NET",
    "endpoint",
    URL_SENT,
    (text) => new URL(text).href,
  ),
  altered(
    "url-decoded",
    "Decodes escapes in the endpoint.",
    "decodeURIComponent, Spring UriComponents",
    "endpoint",
    URL_SENT,
    (text) => decodeURIComponent(text),
  ),
  altered(
    "url-query-lost",
    "Loses the query of the endpoint.",
    "hand-made: origin + pathname",
    "endpoint",
    "http://127.0.0.1:9/hook?key=1&key=2",
    (text) => text.split("?")[0] ?? "",
  ),
  altered(
    "url-slash-added",
    "Adds a slash to an endpoint without a path.",
    "new URL(x).href",
    "endpoint",
    "http://127.0.0.1:9",
    (text) => `${text}/`,
  ),
  altered(
    "url-lower-cased",
    "Stores the endpoint in lower case.",
    "columns of type citext, hand-made",
    "endpoint",
    "http://127.0.0.1:9/Hook/AbC",
    (text) => text.toLowerCase(),
  ),
  {
    id: "title-outside-ascii-escaped",
    does: "Records the title with escapes in place of letters.",
    from: "Python json.dumps twice",
    plant: changes(
      (r) => r.method === "GET",
      (page) =>
        JSON.parse(
          JSON.stringify(page).replaceAll(
            /[\u0080-\uffff]/g,
            (letter) => `\\\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
          ),
        ),
    ),
    shows: async (t) => {
      await exportNow(t, { document: { title: "Übersicht" } });
      const { json } = await send(t, list("document-exports?pageNo=61&pageSize=1"));
      return json.items[0].sourceDocumentTitle;
    },
    healthy: "Übersicht",
    faulty: "\\u00dcbersicht",
  },
  {
    id: "byte-order-mark-sent",
    does: "Begins each response with a byte-order mark.",
    from: ".NET Encoding.UTF8",
    plant: alters(isList, (reply) => withBody(reply, `\ufeff${reply.body.toString()}`)),
    shows: seen(collections, ({ bytes }) => bytes[0] === 0xef),
    healthy: false,
    faulty: true,
  },
  {
    id: "member-doubled",
    does: "Writes the member `id` twice with two values.",
    from: "hand-made serializers, Jackson with a field and a getter",
    plant: alters(isCollections, (reply) =>
      withBody(reply, reply.body.toString().replace('{"id":', '{"id":1,"id":')),
    ),
    shows: seen(collections, ({ text }) => /"id":\d+,"id":/.test(text)),
    healthy: false,
    faulty: true,
  },
  {
    id: "nan-in-json",
    does: "Writes `NaN` for a number.",
    from: "Python json.dumps, Go and Ruby with options",
    plant: alters(isList, (reply) =>
      withBody(reply, reply.body.toString().replace(/"pageCount":\d+/, '"pageCount":NaN')),
    ),
    shows: seen(collections, ({ json }) => json !== undefined),
    healthy: true,
    faulty: false,
  },
  {
    id: "single-quotes-in-json",
    does: "Writes a list with single quotation marks.",
    from: "Python str(dict)",
    plant: alters(isCollections, (reply) =>
      withBody(reply, reply.body.toString().replaceAll('"', "'")),
    ),
    shows: seen(collections, ({ json }) => json !== undefined),
    healthy: true,
    faulty: false,
  },
  {
    id: "comma-at-end-in-json",
    does: "Writes a comma after the last item.",
    from: "templates that write JSON",
    plant: alters(isCollections, (reply) =>
      withBody(reply, reply.body.toString().replace("}]", "},]")),
    ),
    shows: seen(collections, ({ json }) => json !== undefined),
    healthy: true,
    faulty: false,
  },
  {
    id: "two-values-in-json",
    does: "Writes a second JSON value after the first.",
    from: "Express: an error handler after res.write",
    plant: alters(isCollections, (reply) => withBody(reply, `${reply.body.toString()}{}`)),
    shows: seen(collections, ({ json }) => json !== undefined),
    healthy: true,
    faulty: false,
  },
  {
    id: "guard-before-json",
    does: "Begins each response with `)]}',`.",
    from: "AngularJS and Spring JSON prefixes",
    plant: alters(isList, (reply) => withBody(reply, `)]}',\n${reply.body.toString()}`)),
    shows: seen(collections, ({ json }) => json !== undefined),
    healthy: true,
    faulty: false,
  },
  {
    id: "response-in-latin1",
    does: "Sends text as Latin-1 without saying so.",
    from: "servlet getWriter() without an encoding",
    plant: alters(isCreate, (reply) =>
      withBody(reply, Buffer.from(reply.body.toString(), "latin1")),
    ),
    shows: seen(
      (t) => create(t, { description: "für" }),
      ({ json }) => json.description,
    ),
    healthy: "für",
    faulty: "f\ufffdr",
  },
  {
    id: "invalid-utf8-taken",
    does: "Takes JSON that is not UTF-8 and replaces the wrong bytes.",
    from: "Buffer.toString(), Go's encoding/json",
    plant: sends(isCreate, (r) => withBody(r, r.body.toString())),
    shows: statusOf((t) =>
      create(
        t,
        Buffer.from(
          `{"endpoint":"http://127.0.0.1:9/\xff","events":["job.done"],"connections":[${t.destination}]}`,
          "latin1",
        ),
      ),
    ),
    healthy: 400,
    faulty: 201,
  },
  {
    id: "invalid-utf8-in-options-taken",
    does: "Takes options that are not UTF-8.",
    from: "busboy: fields are decoded loosely",
    plant: reads((all) =>
      all.map((part) =>
        part.name === "options" ? { ...part, content: loosely(part.content) } : part,
      ),
    ),
    shows: statusOf((t) =>
      upload(t, {
        parts: [
          [FILE, "{}"],
          [
            head("options"),
            Buffer.from(`{"destination":${t.destination},"destinationReference":"\xff"}`, "latin1"),
          ],
        ],
      }),
    ),
    healthy: 400,
    faulty: 202,
  },
  {
    id: "lone-surrogate-replaced",
    does: "Takes a lone surrogate in an endpoint and stores U+FFFD.",
    from: "UTF-8 encoders of JavaScript and Go",
    plant: sends(isCreate, (r) =>
      jsonOf(r) === undefined ? r : withBody(r, wellFormed(r.body.toString())),
    ),
    shows: statusOf((t) =>
      create(
        t,
        `{"endpoint":"http://127.0.0.1:9/\\ud800","events":["job.done"],"connections":[${t.destination}]}`,
      ),
    ),
    healthy: 400,
    faulty: 201,
  },
  {
    id: "request-json-with-comments-taken",
    does: "Takes JSON with comments.",
    from: "System.Text.Json and Newtonsoft options, JSON5",
    plant: sends(isCreate, (r) => withBody(r, r.body.toString().replaceAll(/\/\*.*?\*\//g, ""))),
    shows: statusOf((t) =>
      create(
        t,
        `{/* a */"endpoint":"http://127.0.0.1:9/","events":["job.done"],"connections":[${t.destination}]}`,
      ),
    ),
    healthy: 400,
    faulty: 201,
  },
  {
    id: "text-after-json-taken",
    does: "Takes what follows the JSON value of a body for nothing.",
    from: "Go json.Decoder.Decode, Jackson without FAIL_ON_TRAILING_TOKENS",
    plant: sends(isCreate, (r) => withBody(r, r.body.toString().replace(/\}[^{}]*$/, "}"))),
    shows: statusOf((t) =>
      create(
        t,
        `{"endpoint":"http://127.0.0.1:9/","events":["job.done"],"connections":[${t.destination}]} trailing`,
      ),
    ),
    healthy: 400,
    faulty: 201,
  },
]);
