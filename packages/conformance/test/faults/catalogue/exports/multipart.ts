import { defineFaults } from "../../fault.js";
import { send, statusOf } from "../../observe/caller.js";
import { defaultParts, FILE, head, upload, type Form } from "../../observe/exports.js";
import type { Target } from "../../../implementation/on-stub/in-memory.js";
import { jsonPart, reads, refusesForm } from "../../plant/form.js";

export const exported = (form: (target: Target) => Form) => statusOf((t) => upload(t, form(t)));
export const parts = (
  change: (parts: ReturnType<typeof defaultParts>) => ReturnType<typeof defaultParts>,
) => exported((t) => ({ parts: change(defaultParts(t)) }));
export const last = async (t: Target) => {
  const { items, pagination } = (await send(t, { path: "/v2/document-exports?pageSize=200" })).json;
  return items[pagination.totalRecordCount - 1];
};

/** Faults in how the parts of an upload are read. */
export const MULTIPART = defineFaults("multipart", [
  {
    id: "missing-file-taken",
    does: "Takes an export without a `file`, and exports an empty document.",
    from: "Express multer, Rails: an absent file is nil",
    plant: reads((all) =>
      all.some(({ name }) => name === "file") ? all : [jsonPart("file", {}), ...all],
    ),
    shows: parts(([, options]) => [options!]),
    healthy: 400,
    faulty: 202,
  },
  {
    id: "missing-options-taken",
    does: "Takes an export without `options`, and exports to the first destination.",
    from: "ASP.NET [FromForm] without [Required]",
    plant: reads((all) =>
      all.some(({ name }) => name === "options")
        ? all
        : [...all, jsonPart("options", { destination: 2 })],
    ),
    shows: parts(([file]) => [file!]),
    healthy: 400,
    faulty: 202,
  },
  {
    id: "second-file-wins",
    does: "Takes an export with two `file` parts and drops the first.",
    from: "multer and formidable: last one wins",
    plant: reads((all) => [
      all.findLast(({ name }) => name === "file")!,
      ...all.filter(({ name }) => name !== "file"),
    ]),
    shows: parts(([file, options]) => [file!, file!, options!]),
    healthy: 400,
    faulty: 202,
  },
  {
    id: "second-options-dropped",
    does: "Takes an export with two `options` parts and drops the second.",
    from: "Go r.FormValue: first one wins",
    plant: reads((all) => [
      all.find(({ name }) => name === "file")!,
      all.find(({ name }) => name === "options")!,
    ]),
    shows: parts(([file, options]) => [file!, options!, options!]),
    healthy: 400,
    faulty: 202,
  },
  {
    id: "unknown-part-refused",
    does: "Refuses an upload that has a part it does not know.",
    from: "multer: Unexpected field",
    plant: refusesForm((all) => all.some(({ name }) => name !== "file" && name !== "options")),
    shows: parts((all) => [...all, [head("more", "text/plain"), "x"]]),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "options-first-refused",
    does: "Refuses an upload whose `options` come before `file`.",
    from: "hand-made: reads the parts as a stream, in one order",
    plant: refusesForm(([first]) => first?.name === "options"),
    shows: parts((all) => all.toReversed()),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "file-first-refused",
    does: "Refuses an upload whose `file` comes before `options`.",
    from: "Fastify multipart, GraphQL multipart: fields first",
    plant: refusesForm(([first]) => first?.name === "file"),
    shows: parts((all) => all),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "untyped-options-refused",
    does: "Refuses `options` without a Content-Type of its own with 415.",
    from: "Spring @RequestPart: application/octet-stream is not supported",
    plant: refusesForm(
      (all) => all.some(({ name, head }) => name === "options" && !/content-type/i.test(head)),
      415,
    ),
    shows: parts(([file, options]) => [
      file!,
      ['Content-Disposition: form-data; name="options"', options![1]],
    ]),
    healthy: 202,
    faulty: 415,
  },
  {
    id: "named-options-refused",
    does: "Refuses `options` that have a filename, as browsers send a Blob.",
    from: "busboy: a part with a filename is a file",
    plant: refusesForm((all) =>
      all.some(({ name, head }) => name === "options" && /filename/.test(head)),
    ),
    shows: parts(([file, options]) => [
      file!,
      [
        `Content-Disposition: form-data; name="options"; filename="blob"\r\nContent-Type: application/json`,
        options![1],
      ],
    ]),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "charset-of-options-refused",
    does: "Refuses `options` typed `application/json; charset=utf-8`.",
    from: "comparison of media types as strings",
    plant: refusesForm((all) => all.some(({ head }) => /json; *charset/i.test(head)), 415),
    shows: parts(([file, options]) => [
      file!,
      [head("options", "application/json; charset=utf-8"), options![1]],
    ]),
    healthy: 202,
    faulty: 415,
  },
  {
    id: "type-of-options-ignored",
    does: "Takes `options` of another media type, such as application/xml.",
    from: "busboy, multer: the type of a part is not looked at",
    plant: reads((all) =>
      all.map((part) =>
        part.name === "options"
          ? { ...part, head: part.head.replace(/^(content-type:).*$/im, "$1 application/json") }
          : part,
      ),
    ),
    shows: async (t) => {
      const [file, options] = defaultParts(t);
      const got = await send(
        t,
        upload(t, { parts: [file!, [head("options", "application/xml"), options![1]]] }),
      );
      return got.status < 300;
    },
    healthy: false,
    faulty: true,
  },
  {
    id: "file-type-checked",
    does: "Refuses a `file` whose Content-Type is not application/json.",
    from: "multer fileFilter, Rails Active Storage content type validation",
    plant: refusesForm(
      (all) => all.some(({ name, head }) => name === "file" && !/application\/json/.test(head)),
      415,
    ),
    shows: parts(([file, options]) => [
      [`${FILE}\r\nContent-Type: application/octet-stream`, file![1]],
      options!,
    ]),
    healthy: 202,
    faulty: 415,
  },
  {
    id: "file-name-required",
    does: "Takes a `file` without a filename for a text field and says that it is missing.",
    from: "busboy, FastAPI UploadFile, Spring MultipartFile",
    plant: refusesForm((all) =>
      all.some(({ name, head }) => name === "file" && !/filename/i.test(head)),
    ),
    shows: parts(([file, options]) => [[head("file"), file![1]], options!]),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "file-extension-checked",
    does: "Refuses a `file` whose name does not end with .json.",
    from: "Spring and Rails upload validators",
    plant: refusesForm(
      (all) => all.some(({ head }) => /filename="(?![^"]*\.json")/.test(head)),
      415,
    ),
    shows: parts(([file, options]) => [
      [
        'Content-Disposition: form-data; name="file"; filename="report"\r\nContent-Type: application/json',
        file![1],
      ],
      options!,
    ]),
    healthy: 202,
    faulty: 415,
  },
  {
    id: "encoded-file-name-crashes",
    does: "Crashes on `filename*=` (RFC 5987).",
    from: "parse-multipart-data 1.5",
    plant: refusesForm((all) => all.some(({ head }) => /filename\*=/i.test(head)), 500),
    shows: parts(([file, options]) => [
      [`Content-Disposition: form-data; name="file"; filename*=UTF-8''r%C3%A9.json`, file![1]],
      options!,
    ]),
    healthy: 202,
    faulty: 500,
  },
  {
    id: "file-name-before-name-misread",
    does: "Reads `filename` as the name of the part where it comes first.",
    from: 'parse-multipart-data, expressions such as /name="(.*?)"/',
    plant: refusesForm((all) => all.some(({ head }) => /filename="[^"]*"; name=/.test(head))),
    shows: parts(([file, options]) => [
      ['Content-Disposition: form-data; filename="report.json"; name="file"', file![1]],
      options!,
    ]),
    healthy: 202,
    faulty: 400,
  },
]);
