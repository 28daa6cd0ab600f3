import { without, type AnyJson } from "../../any-json.js";
import { defineFaults } from "../../fault.js";
import { create, list, seen } from "../../observe/caller.js";
import { always, alters, changesProblem, insteadOf, plain } from "../../plant/rewrite.js";

export const wrong = list("collections?pageNo=0&pageSize=0");
export const ofWrong = (inspect: (problem: AnyJson) => unknown) =>
  seen(wrong, ({ json }) => inspect(json));
export const URN = "urn:problem-type:document-export:";

/** Faults in problem details (RFC 9457). */
export const PROBLEMS = defineFaults("problems", [
  {
    id: "problem-as-json",
    does: "Sends problems as application/json.",
    from: "FastAPI, Rails, Express res.json",
    plant: alters(always, (reply) =>
      reply.status >= 400 ? { ...reply, fields: [["content-type", "application/json"]] } : reply,
    ),
    shows: seen(wrong, ({ headers }) => headers["content-type"]?.split(";")[0]),
    healthy: "application/problem+json",
    faulty: "application/json",
  },
  {
    id: "problem-as-text",
    does: "Sends a line of text for 404.",
    from: "Go http.NotFound",
    plant: insteadOf([404], () => plain(404, "404 page not found\n")),
    shows: seen({ path: "/v2/nothing" }, ({ headers }) => headers["content-type"]?.split(";")[0]),
    healthy: "application/problem+json",
    faulty: "text/plain",
  },
  {
    id: "problem-as-html",
    does: "Sends a page of HTML for 404.",
    from: "Express finalhandler, Tomcat, nginx",
    plant: insteadOf([404], () => plain(404, "<pre>Cannot GET</pre>", "text/html")),
    shows: seen({ path: "/v2/nothing" }, ({ headers }) => headers["content-type"]?.split(";")[0]),
    healthy: "application/problem+json",
    faulty: "text/html",
  },
  {
    id: "problem-empty-on-401",
    does: "Responds with 401 without a body.",
    from: "ASP.NET Challenge(), Spring HttpStatusEntryPoint",
    plant: insteadOf([401], (reply) => ({
      ...reply,
      fields: reply.fields.filter(([name]) => name.toLowerCase() !== "content-type"),
      body: Buffer.alloc(0),
    })),
    shows: seen(list("webhooks", { token: null }), ({ bytes }) => bytes.length > 0),
    healthy: true,
    faulty: false,
  },
  {
    id: "problem-plain-on-405",
    does: "Responds with 405 with a line of text.",
    from: "Go 1.22 ServeMux",
    plant: insteadOf([405], (reply) => ({
      ...plain(405, "Method Not Allowed\n"),
      fields: [...reply.fields.filter(([n]) => n === "allow"), ["content-type", "text/plain"]],
    })),
    shows: seen(
      { path: "/v2/collections", method: "DELETE" },
      ({ headers }) => headers["content-type"],
    ),
    healthy: "application/problem+json",
    faulty: "text/plain",
  },
  {
    id: "problem-plain-on-415",
    does: "Responds with 415 with an empty body.",
    from: "ASP.NET [Consumes], JAX-RS",
    plant: insteadOf([415], () => ({ status: 415, fields: [], body: Buffer.alloc(0) })),
    shows: seen(
      (t) => create(t, {}, { headers: { "content-type": "text/plain" } }),
      ({ bytes }) => bytes.length > 0,
    ),
    healthy: true,
    faulty: false,
  },
  {
    id: "problem-blank-type",
    does: "Gives every problem the type `about:blank`.",
    from: "Spring ProblemDetail",
    plant: changesProblem((p) => ({ ...p, type: "about:blank" })),
    shows: ofWrong(({ type }) => type),
    healthy: `${URN}invalid-request`,
    faulty: "about:blank",
  },
  {
    id: "problem-type-of-rfc",
    does: "Gives a link to RFC 9110 as the type.",
    from: "ASP.NET ProblemDetails",
    plant: changesProblem((p) => ({
      ...p,
      type: "https://tools.ietf.org/html/rfc9110#section-15.5.1",
    })),
    shows: ofWrong(({ type }) => type.startsWith(URN)),
    healthy: true,
    faulty: false,
  },
  {
    id: "problem-type-not-in-catalogue",
    does: "Gives a type that the catalogue does not have.",
    from: "hand-made",
    plant: changesProblem((p) => ({ ...p, type: `${URN}validation-failed` })),
    shows: ofWrong(({ type }) => type),
    healthy: `${URN}invalid-request`,
    faulty: `${URN}validation-failed`,
  },
  {
    id: "problem-type-of-another-status",
    does: "Gives the type of a 422 to a 400.",
    from: "hand-made: one type for all refusals",
    plant: changesProblem(
      (p) => ({ ...p, type: `${URN}refused` }),
      (status) => status === 400,
    ),
    shows: ofWrong(({ type }) => type),
    healthy: `${URN}invalid-request`,
    faulty: `${URN}refused`,
  },
  {
    id: "problem-status-differs",
    does: "Writes another status into the body than on the status line.",
    from: "exception handlers that wrap each other",
    plant: changesProblem((p) => ({ ...p, status: 500 })),
    shows: ofWrong(({ status }) => status),
    healthy: 400,
    faulty: 500,
  },
  {
    id: "problem-status-as-text",
    does: "Writes the status as a string.",
    from: "JSON:API error objects",
    plant: changesProblem((p) => ({ ...p, status: String(p.status) })),
    shows: ofWrong(({ status }) => status),
    healthy: 400,
    faulty: "400",
  },
  {
    id: "problem-without-title",
    does: "Leaves `title` out.",
    from: "hand-made",
    plant: changesProblem((p) => without(p, "title")),
    shows: ofWrong(({ title }) => title ?? null),
    healthy: "Invalid request",
    faulty: null,
  },
  {
    id: "problem-detail-null",
    does: "Gives `detail: null`.",
    from: "Jackson and System.Text.Json: nulls are written",
    plant: changesProblem((p) => ({ ...p, detail: null })),
    shows: ofWrong(({ detail }) => detail === null),
    healthy: false,
    faulty: true,
  },
  {
    id: "problem-wrapped",
    does: "Puts the problem inside `{ error: … }`.",
    from: "Express and Google style errors",
    plant: changesProblem((error) => ({ error })),
    shows: ofWrong((json) => "error" in json),
    healthy: false,
    faulty: true,
  },
  {
    id: "problem-of-boot",
    does: "Sends `timestamp`, `status`, `error` and `path` in place of a problem.",
    from: "Spring Boot's BasicErrorController",
    plant: changesProblem(({ status, title }) => ({
      timestamp: 0,
      status,
      error: title,
      path: "/",
    })),
    shows: ofWrong((json) => "type" in json),
    healthy: true,
    faulty: false,
  },
  {
    id: "problem-of-fastapi",
    does: "Sends `{ detail: [{ loc, msg }] }` in place of a problem.",
    from: "FastAPI",
    plant: changesProblem(
      () => ({ detail: [{ loc: ["query", "pageNo"], msg: "wrong" }] }),
      (s) => s === 400,
    ),
    shows: ofWrong(({ detail }) => typeof detail),
    healthy: "string",
    faulty: "object",
  },
]);
