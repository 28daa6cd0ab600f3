import { without, type AnyJson } from "../../any-json.js";
import { defineFaults } from "../../fault.js";
import { create, list, seen, statusOf } from "../../observe/caller.js";
import { upload } from "../../observe/exports.js";
import { field, jsonOf, withBody } from "../../plant/message.js";
import {
  changesProblem,
  exchange,
  insteadOf,
  isCreate,
  plain,
  problem,
} from "../../plant/rewrite.js";
import { URN, ofWrong, wrong } from "./problems.js";

const broken = (inspect: (problem: AnyJson) => unknown) =>
  seen(
    (t) => create(t, { endpoint: "", events: [], connections: ["x"] }),
    ({ json }) => inspect(json),
  );
const pointers = broken(({ errors }) =>
  errors.every(({ pointer }: AnyJson) => /^(?:\/(?:[^~/]|~[01])*)*$/.test(pointer)),
);
const changesErrors = (change: (error: AnyJson) => unknown) =>
  changesProblem((p) => (p.errors ? { ...p, errors: p.errors.map(change) } : p));

/** Faults in what a problem says about the request, and in what it must not show. */
export const VIOLATIONS = defineFaults("problems", [
  {
    id: "violations-first-only",
    does: "Lists only the first of several violations.",
    from: "Ajv without allErrors, Go validator loops",
    plant: changesProblem((p) => (p.errors ? { ...p, errors: p.errors.slice(0, 1) } : p)),
    shows: ofWrong(({ errors }) => errors.length),
    healthy: 2,
    faulty: 1,
  },
  {
    id: "violations-of-body-first-only",
    does: "Lists only the first violation in a body, all of them in a query.",
    from: "deserializers that stop: Jackson, Go encoding/json",
    plant: exchange(async (r, next) => {
      const reply = await next(r);
      const json = jsonOf(reply);
      if (!isCreate(r) || !json?.errors) return reply;
      return withBody(reply, JSON.stringify({ ...json, errors: json.errors.slice(0, 1) }));
    }),
    shows: broken(({ errors }) => errors.length),
    healthy: 3,
    faulty: 1,
  },
  {
    id: "violations-missing",
    does: "Says that the request is wrong, and not where.",
    from: "hand-made",
    plant: changesProblem((p) => without(p, "errors")),
    shows: ofWrong((json) => "errors" in json),
    healthy: true,
    faulty: false,
  },
  {
    id: "pointers-with-dots",
    does: "Writes places as `events.0`.",
    from: "Joi, Laravel, Rails",
    plant: changesErrors((e) => ({ ...e, pointer: e.pointer?.slice(1).replaceAll("/", ".") })),
    shows: pointers,
    healthy: true,
    faulty: false,
  },
  {
    id: "pointers-as-json-path",
    does: "Writes places as `$.events`.",
    from: "System.Text.Json",
    plant: changesErrors((e) => ({
      ...e,
      pointer: e.pointer && `$${e.pointer.replaceAll("/", ".")}`,
    })),
    shows: pointers,
    healthy: true,
    faulty: false,
  },
  {
    id: "pointers-as-fragments",
    does: "Writes places as URI fragments, `#/events`.",
    from: "JSON Schema validators, RFC 9457's own example",
    plant: changesErrors((e) => ({ ...e, pointer: e.pointer && `#${e.pointer}` })),
    shows: pointers,
    healthy: true,
    faulty: false,
  },
  {
    id: "pointers-into-schema",
    does: "Points into the schema, not into the body.",
    from: "Ajv schemaPath",
    plant: changesErrors((e) => ({ ...e, pointer: e.pointer && `/properties${e.pointer}/type` })),
    shows: broken(({ errors }) => errors.some(({ pointer }: AnyJson) => pointer === "/endpoint")),
    healthy: true,
    faulty: false,
  },
  {
    id: "pointers-not-escaped",
    does: "Does not escape `/` and `~` of member names in pointers.",
    from: "path.join('/')",
    plant: changesErrors((e) => ({
      ...e,
      pointer: e.pointer?.replaceAll("~1", "/").replaceAll("~0", "~"),
    })),
    shows: seen(
      (t) => upload(t, { options: { destination: t.destination, fieldMappings: { "a/b": 1 } } }),
      ({ json }) => json.errors[0].pointer,
    ),
    healthy: "/options/fieldMappings/a~1b",
    faulty: "/options/fieldMappings/a/b",
  },
  {
    id: "pointer-without-part",
    does: "Leaves the name of the part out of pointers into a multipart body.",
    from: "a validator that is given the part alone",
    plant: changesErrors((e) => ({ ...e, pointer: e.pointer?.replace(/^\/options/, "") })),
    shows: seen(
      (t) => upload(t, { options: {} }),
      ({ json }) => json.errors[0].pointer,
    ),
    healthy: "/options/destination",
    faulty: "/destination",
  },
  {
    id: "parameter-not-named",
    does: "Leaves the name of a wrong parameter out.",
    from: "hand-made",
    plant: changesErrors((e) => without(e, "name")),
    shows: ofWrong(({ errors }) => errors[0].name ?? null),
    healthy: "pageNo",
    faulty: null,
  },
  {
    id: "violation-in-wrong-place",
    does: "Says `body` of a violation in the query.",
    from: "hand-made: a constant",
    plant: changesErrors((e) => ({ ...e, in: "body" })),
    shows: ofWrong(({ errors }) => errors[0].in),
    healthy: "query",
    faulty: "body",
  },
  {
    id: "stack-trace-shown",
    does: "Shows a stack trace in `detail`.",
    from: "ASP.NET developer page, Spring server.error.include-stacktrace, Express",
    plant: changesProblem((p) => ({
      ...p,
      detail: "TypeError: x\n    at handle (/app/src/routes.js:12:5)",
    })),
    shows: ofWrong(({ detail }) => /\n\s+at /.test(detail)),
    healthy: false,
    faulty: true,
  },
  {
    id: "stack-trace-as-member",
    does: "Shows a stack trace in a member `trace`.",
    from: "Spring Boot devtools",
    plant: changesProblem((p) => ({
      ...p,
      trace: "java.lang.IllegalArgumentException\n\tat org.example.A.b(A.java:7)",
    })),
    shows: ofWrong((json) => "trace" in json),
    healthy: false,
    faulty: true,
  },
  {
    id: "sql-shown",
    does: "Shows the statement of the database in `detail`.",
    from: "ORM exceptions passed on: Sequelize, Hibernate",
    plant: changesProblem((p) => ({
      ...p,
      detail: 'select "id" from "webhooks" where "workspace_id" = $1 - syntax error',
    })),
    shows: ofWrong(({ detail }) => /select .* from/i.test(detail)),
    healthy: false,
    faulty: true,
  },
  {
    id: "token-in-problem",
    does: "Repeats the wrong token in `detail`.",
    from: "hand-made: a helpful message",
    plant: exchange(async (r, next) => {
      const reply = await next(r);
      if (reply.status !== 401) return reply;
      const detail = `Unknown token ${field(r, "authorization")?.slice(7)}.`;
      return withBody(reply, JSON.stringify({ ...jsonOf(reply), detail }));
    }),
    shows: seen(list("webhooks", { token: "secret-of-a-caller" }), ({ text }) =>
      text.includes("secret-of-a-caller"),
    ),
    healthy: false,
    faulty: true,
  },
  {
    id: "schema-violation-is-422",
    does: "Responds with 422 to what violates the schema.",
    from: "FastAPI, Rails, Laravel",
    plant: insteadOf([400], (reply) => ({
      ...withBody(reply, JSON.stringify({ ...jsonOf(reply), status: 422, type: `${URN}refused` })),
      status: 422,
    })),
    shows: statusOf(wrong),
    healthy: 400,
    faulty: 422,
  },
  {
    id: "refusal-is-400",
    does: "Responds with 400 to an unknown connection.",
    from: "Express and ASP.NET: one status for all",
    plant: insteadOf([422], () => problem(400)),
    shows: statusOf((t) => create(t, { connections: [987_654] })),
    healthy: 422,
    faulty: 400,
  },
  {
    id: "unknown-connection-is-404",
    does: "Responds with 404 to an unknown connection in the body.",
    from: "JPA EntityNotFoundException, Rails find",
    plant: insteadOf([422], () => problem(404)),
    shows: statusOf((t) => create(t, { connections: [987_654] })),
    healthy: 422,
    faulty: 404,
  },
  {
    id: "errors-with-200",
    does: "Responds with 200 with the problem in the body.",
    from: "GraphQL habits, SOAP gateways",
    plant: insteadOf([400], (reply) => ({ ...reply, status: 200 })),
    shows: statusOf(wrong),
    healthy: 400,
    faulty: 200,
  },
  {
    id: "problem-echoes-html",
    does: "Repeats the path in a page of HTML without escaping it.",
    from: "older Express, Sinatra",
    plant: exchange(async (r, next) => {
      const reply = await next(r);
      return reply.status === 404
        ? plain(404, `Cannot GET ${decodeURI(r.target)}`, "text/html")
        : reply;
    }),
    shows: seen(
      { path: "/v2/%3Cscript%3E" },
      ({ text, headers }) =>
        text.includes("<script>") && /html/.test(headers["content-type"] ?? ""),
    ),
    healthy: false,
    faulty: true,
  },
  {
    id: "not-found-is-200",
    does: "Answers unknown paths with 200 and a page.",
    from: "single-page fallbacks: try_files, historyApiFallback",
    plant: insteadOf([404], () => plain(200, "<html></html>", "text/html")),
    shows: statusOf({ path: "/v2/nothing" }),
    healthy: 404,
    faulty: 200,
  },
  {
    id: "fault-as-validation",
    does: "Lists a violation that the request does not have.",
    from: "hand-made: a cached list of errors",
    plant: changesProblem((p) =>
      p.errors
        ? {
            ...p,
            errors: [
              ...p.errors,
              { in: "query", name: "sort", keyword: "required", detail: "Missing." },
            ],
          }
        : p,
    ),
    shows: ofWrong(({ errors }) => errors.length),
    healthy: 2,
    faulty: 3,
  },
]);
