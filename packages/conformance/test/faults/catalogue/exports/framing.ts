import { defineFaults } from "../../fault.js";
import { send, statusOf } from "../../observe/caller.js";
import { defaultParts, exportNow, FILE, head, upload } from "../../observe/exports.js";
import { boundaryOf, reads, refusesForm } from "../../plant/form.js";
import { field, jsonOf, withBody, withField } from "../../plant/message.js";
import { exchange, isExport, problem, refuses, sends } from "../../plant/rewrite.js";
import { exported, last, parts } from "./multipart.js";

const MIB = 2 ** 20;

/** Faults in how the body around the parts is read, and in its maximum size. */
export const FRAMING = defineFaults("multipart", [
  {
    id: "semicolon-in-file-name-cuts",
    does: "Cuts the header of a part at a semicolon inside a quoted filename, and refuses the part.",
    from: "split(';') by hand",
    plant: refusesForm((all) => all.some(({ head }) => /filename="[^"]*;/.test(head))),
    shows: parts(([file, options]) => [
      ['Content-Disposition: form-data; name="file"; filename="a;b.json"', file![1]],
      options!,
    ]),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "part-header-case-matters",
    does: "Finds the header fields of a part only where they are written `Content-Disposition`.",
    from: "hand-made parsers",
    plant: refusesForm((all) => all.some(({ head }) => !/Content-Disposition/.test(head))),
    shows: parts((all) => all.map(([head, content]) => [head.toLowerCase(), content])),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "unquoted-part-name-refused",
    does: "Refuses a part whose name is not in quotation marks.",
    from: 'hand-made parsers: /name="([^"]+)"/',
    plant: refusesForm((all) => all.some(({ head }) => /[; ]name=[^"]/.test(head))),
    shows: parts(([file, options]) => [
      file!,
      [
        "Content-Disposition: form-data; name=options\r\nContent-Type: application/json",
        options![1],
      ],
    ]),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "quoted-boundary-refused",
    does: "Takes the quotation marks for a part of the boundary and finds no part.",
    from: "split('boundary=')[1] by hand",
    plant: refusesForm((_, request) => /boundary="/.test(field(request, "content-type") ?? "")),
    shows: exported(() => ({
      boundary: "with quotes",
      type: 'multipart/form-data; boundary="with quotes"',
    })),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "parameter-after-boundary-refused",
    does: "Takes all that follows `boundary=` for the boundary, also the next parameter.",
    from: "split('boundary=')[1] by hand",
    plant: refusesForm((_, request) =>
      /boundary=[^;]*;/.test(field(request, "content-type") ?? ""),
    ),
    shows: exported(() => ({
      boundary: "plain",
      type: "multipart/form-data; boundary=plain; charset=utf-8",
    })),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "media-type-case-matters",
    does: "Responds with 415 where the media type is written `Multipart/Form-Data`.",
    from: "startsWith('multipart/form-data')",
    plant: refusesForm((_, request) => /Multipart/.test(field(request, "content-type") ?? ""), 415),
    shows: exported(() => ({ boundary: "plain", type: "Multipart/Form-Data; Boundary=plain" })),
    healthy: 202,
    faulty: 415,
  },
  {
    id: "long-boundary-refused",
    does: "Refuses boundaries longer than 40 characters.",
    from: "hand-made: sized for what browsers send",
    plant: refusesForm((_, request) => /boundary=.{41}/.test(field(request, "content-type") ?? "")),
    shows: exported(() => ({ boundary: "b".repeat(70) })),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "preamble-refused",
    does: "Refuses a body with a preamble before the first boundary.",
    from: "formidable, Go hand-made readers",
    plant: refuses((r) => isExport(r) && !r.body.subarray(0, 2).equals(Buffer.from("--")), 400),
    shows: exported(() => ({ preamble: "This is a preamble.\r\n" })),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "epilogue-refused",
    does: "Refuses a body with an epilogue after the last boundary.",
    from: "hand-made parsers that inspect at the last bytes",
    plant: refuses((r) => isExport(r) && !/--(?:\r\n)?$/.test(r.body.toString("latin1")), 400),
    shows: exported(() => ({ epilogue: "This is an epilogue." })),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "unfinished-body-taken",
    does: "Takes a body that ends before its last boundary.",
    from: "split by boundary, PHP",
    plant: sends(isExport, (r) =>
      /--(?:\r\n)?$/.test(r.body.toString("latin1"))
        ? r
        : withBody(r, Buffer.concat([r.body, Buffer.from(`\r\n--${boundaryOf(r)}--\r\n`)])),
    ),
    shows: statusOf((t) => {
      const sent = upload(t);
      return { ...sent, body: sent.body!.slice(0, -"\r\n------boundary-of-a-proof--\r\n".length) };
    }),
    healthy: 400,
    faulty: 202,
  },
  {
    id: "boundary-in-content-splits",
    does: "Splits at the boundary anywhere, also inside a line of a document.",
    from: "body.split(`--${boundary}`)",
    plant: refusesForm((_, r) => {
      const [, ...after] = r.body.toString("latin1").split(`--${boundaryOf(r)}`);
      return r.body.toString("latin1").split(`\r\n--${boundaryOf(r)}`).length < after.length;
    }),
    shows: exported(() => ({ document: { title: "x------boundary-of-a-proof" } })),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "no-boundary-crashes",
    does: "Responds with 500 where multipart/form-data has no boundary.",
    from: "busboy: throws in the constructor",
    plant: refusesForm(
      (_, request) => !/boundary=/i.test(field(request, "content-type") ?? ""),
      500,
    ),
    shows: async (t) => (await send(t, upload(t, { type: "multipart/form-data" }))).status >= 500,
    healthy: false,
    faulty: true,
  },
  {
    id: "json-upload-taken",
    does: "Takes `{ file, options }` as application/json in place of multipart.",
    from: "Rails params, FastAPI Body",
    plant: sends(
      (r) => isExport(r) && (field(r, "content-type") ?? "").startsWith("application/json"),
      (r) => {
        const text = `--b\r\n${FILE}\r\n\r\n{}\r\n--b\r\n${head("options")}\r\n\r\n{"destination":2}\r\n--b--\r\n`;
        return withBody(withField(r, "content-type", "multipart/form-data; boundary=b"), text);
      },
    ),
    shows: statusOf((t) => ({
      ...upload(t),
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ file: {}, options: { destination: t.destination } }),
    })),
    healthy: 415,
    faulty: 202,
  },
  {
    id: "empty-file-taken",
    does: "Takes an empty `file` and exports an empty document.",
    from: "multer: a file of 0 bytes is a file",
    plant: reads((all) =>
      all.map((part) =>
        part.name === "file" && part.content === "" ? { ...part, content: "{}" } : part,
      ),
    ),
    shows: async (t) =>
      (await send(t, upload(t, { parts: [[FILE, ""], defaultParts(t)[1]!] }))).status < 300,
    healthy: false,
    faulty: true,
  },
  {
    id: "file-is-not-parsed",
    does: "Takes any bytes as `file` without looking whether they are JSON.",
    from: "hand-made: parsed by the worker, later",
    plant: reads((all) =>
      all.map((part) =>
        part.name === "file" &&
        part.content !== "" &&
        jsonOf({ body: Buffer.from(part.content) }) === undefined
          ? { ...part, content: "{}" }
          : part,
      ),
    ),
    shows: async (t) =>
      (await send(t, upload(t, { parts: [[FILE, "%PDF-1.7"], defaultParts(t)[1]!] }))).status < 300,
    healthy: false,
    faulty: true,
  },
  {
    id: "file-over-1-mib-refused",
    does: "Refuses files over 1 MiB with 413.",
    from: "nginx client_max_body_size, Spring max-file-size: 1 MB by default",
    plant: refuses((r) => isExport(r) && r.body.length > MIB, 413),
    shows: exported(() => ({ document: { title: "big", body: "x".repeat(2 * MIB) } })),
    healthy: 202,
    faulty: 413,
  },
  {
    id: "file-limit-missing",
    does: "Takes files far over 32 MiB.",
    from: "Express multer, Go ParseMultipartForm: no limit of the whole",
    plant: exchange(async (r, next) =>
      isExport(r) && r.body.length > 32 * MIB ? { ...problem(413), status: 202 } : next(r),
    ),
    shows: async (t) => {
      const content = Buffer.alloc(33 * MIB, 32);
      return (await send(t, upload(t, { parts: [[FILE, content], defaultParts(t)[1]!] }))).status;
    },
    healthy: 413,
    faulty: 202,
  },
  {
    id: "chunked-upload-refused",
    does: "Refuses an upload without Content-Length with 411.",
    from: "nginx without proxy_request_buffering, WSGI servers",
    plant: refuses((r) => isExport(r) && field(r, "content-length") === undefined, 400),
    shows: statusOf((t) => {
      const { headers, ...sent } = upload(t);
      return { ...sent, headers: { ...headers, "transfer-encoding": "chunked" }, chunked: true };
    }),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "file-read-as-latin1",
    does: "Decodes the file as Latin-1, so that letters outside ASCII are broken in the record.",
    from: "busboy defParamCharset latin1, Java file.encoding",
    plant: reads((all) =>
      all.map((part) =>
        part.name === "file"
          ? { ...part, content: Buffer.from(part.content).toString("latin1") }
          : part,
      ),
    ),
    shows: async (t) => {
      await exportNow(t, { document: { title: "Übersicht" } });
      return (await last(t)).sourceDocumentTitle === "Übersicht";
    },
    healthy: true,
    faulty: false,
  },
]);
