import type { AnyJson } from "../../any-json.js";
import type { Target } from "../../../implementation/on-stub/in-memory.js";
import { defineFaults } from "../../fault.js";
import { create, list, seen, send, statusOf } from "../../observe/caller.js";
import { optionsOf, upload } from "../../observe/exports.js";
import { jsonOf, withBody } from "../../plant/message.js";
import {
  alters,
  changes,
  isCreate,
  isExport,
  isWebhooks,
  refuses,
  sends,
} from "../../plant/rewrite.js";
import { made } from "./responses.js";

// Ids of neither the first token's workspace nor the second's.
const isUnknown = (id: unknown) =>
  Number.isInteger(id) &&
  Number(id) > 3 &&
  Number(id) < 2 ** 31 &&
  ![1_001, 1_002, 1_003].includes(Number(id));

/** Faults in what is created, accepted or refused. */
export const REGISTRATIONS = defineFaults("responses", [
  {
    id: "export-is-200",
    does: "Answers an export with 200.",
    from: "Express, FastAPI: the default status",
    plant: alters(isExport, (reply) => (reply.status === 202 ? { ...reply, status: 200 } : reply)),
    shows: statusOf((t) => upload(t)),
    healthy: 202,
    faulty: 200,
  },
  {
    id: "created-is-200",
    does: "Answers a created webhook with 200.",
    from: "Express, FastAPI, Spring: the default status",
    plant: alters(isCreate, (reply) => (reply.status === 201 ? { ...reply, status: 200 } : reply)),
    shows: statusOf((t) => create(t)),
    healthy: 201,
    faulty: 200,
  },
  {
    id: "created-without-body",
    does: "Answers a created webhook with `Location` and no body.",
    from: "ASP.NET Created(), Spring ResponseEntity.created().build()",
    plant: alters(isCreate, (reply) =>
      reply.status === 201
        ? { status: 201, fields: [["location", "/v2/webhooks/1"]], body: Buffer.alloc(0) }
        : reply,
    ),
    shows: seen(
      (t) => create(t),
      ({ bytes }) => bytes.length > 0,
    ),
    healthy: true,
    faulty: false,
  },
  {
    id: "webhook-connections-as-ids",
    does: "Returns the connections of a webhook as ids.",
    from: "the request is returned",
    plant: changes(isCreate, (webhook) => ({
      ...webhook,
      connections: webhook.connections.map(({ id }: AnyJson) => id),
    })),
    shows: made(({ connections }) => typeof connections[0]),
    healthy: "object",
    faulty: "number",
  },
  {
    id: "webhook-not-listed",
    does: "Does not list a webhook that was created.",
    from: "two stores, a cache of lists",
    plant: changes(isWebhooks, ({ pagination }) => ({
      items: [],
      pagination: { ...pagination, totalRecordCount: 0, pageCount: 0 },
    })),
    shows: async (t) => {
      await send(t, create(t));
      return (await send(t, list("webhooks"))).json.items.length;
    },
    healthy: 1,
    faulty: 0,
  },
  {
    id: "origin-returned",
    does: "Returns `origin`.",
    from: "the request is returned",
    plant: alters(isCreate, (reply, request) =>
      withBody(reply, JSON.stringify({ ...jsonOf(reply), origin: jsonOf(request)?.origin })),
    ),
    shows: made((webhook) => "origin" in webhook, { origin: "proof" }),
    healthy: false,
    faulty: true,
  },
  {
    id: "description-lost",
    does: "Returns null for a description that was sent.",
    from: "a mapper without the field",
    plant: changes(isCreate, (webhook) => ({ ...webhook, description: null })),
    shows: made(({ description }) => description, { description: "proof" }),
    healthy: "proof",
    faulty: null,
  },
  {
    id: "description-left-out",
    does: "Leaves `description` out where it is null.",
    from: "Jackson NON_NULL, System.Text.Json WhenWritingNull",
    plant: changes(isCreate, ({ description, ...webhook }) =>
      description === null ? webhook : { ...webhook, description },
    ),
    shows: made((webhook) => "description" in webhook),
    healthy: true,
    faulty: false,
  },
  {
    id: "description-empty-for-null",
    does: "Returns an empty description where none was sent.",
    from: "Go strings, Oracle",
    plant: changes(isCreate, (webhook) => ({ ...webhook, description: webhook.description ?? "" })),
    shows: made(({ description }) => description),
    healthy: null,
    faulty: "",
  },
  {
    id: "description-null-for-empty",
    does: "Returns null for an empty description.",
    from: "Oracle, Laravel ConvertEmptyStringsToNull",
    plant: changes(isCreate, (webhook) => ({
      ...webhook,
      description: webhook.description || null,
    })),
    shows: made(({ description }) => description, { description: "" }),
    healthy: "",
    faulty: null,
  },
  {
    id: "description-null-refused",
    does: "Refuses `description: null`.",
    from: "Joi, class-validator: optional is not nullable",
    plant: refuses((r) => isCreate(r) && jsonOf(r)?.description === null, 400),
    shows: statusOf((t) => create(t, { description: null })),
    healthy: 201,
    faulty: 400,
  },
  {
    id: "description-required",
    does: "Refuses a webhook without `description`.",
    from: "C# non-nullable reference types",
    plant: refuses((r) => isCreate(r) && !("description" in (jsonOf(r) ?? {})), 400),
    shows: statusOf((t) => create(t)),
    healthy: 201,
    faulty: 400,
  },
  {
    id: "origin-null-refused",
    does: "Refuses `origin: null`.",
    from: "Joi, class-validator: optional is not nullable",
    plant: refuses((r) => isCreate(r) && jsonOf(r)?.origin === null, 400),
    shows: statusOf((t) => create(t, { origin: null })),
    healthy: 201,
    faulty: 400,
  },
  ...(["endpoint", "events", "connections"] as const).map((name) => ({
    id: `webhook-without-${name}-taken`,
    does: `Takes a webhook without \`${name}\`.`,
    from: "Mongoose and ActiveRecord without validations",
    plant: sends(
      (r) => isCreate(r) && !(name in (jsonOf(r) ?? { [name]: 0 })),
      (r) =>
        withBody(
          r,
          JSON.stringify({
            endpoint: "http://a.example/",
            events: ["job.done"],
            connections: [2],
            ...jsonOf(r),
          }),
        ),
    ),
    shows: statusOf((t: Target) => create(t, { [name]: undefined })),
    healthy: 400,
    faulty: 201,
  })),
  {
    id: "empty-endpoint-taken",
    does: "Takes an empty `endpoint`.",
    from: "presence checks for null only",
    plant: sends(
      (r) => isCreate(r) && jsonOf(r)?.endpoint === "",
      (r) => withBody(r, JSON.stringify({ ...jsonOf(r), endpoint: "http://a.example/" })),
    ),
    shows: statusOf((t) => create(t, { endpoint: "" })),
    healthy: 400,
    faulty: 201,
  },
  {
    id: "empty-events-taken",
    does: "Takes a webhook with no event.",
    from: "Array.isArray without a length",
    plant: sends(
      (r) => isCreate(r) && jsonOf(r)?.events?.length === 0,
      (r) => withBody(r, JSON.stringify({ ...jsonOf(r), events: ["job.done"] })),
    ),
    shows: statusOf((t) => create(t, { events: [] })),
    healthy: 400,
    faulty: 201,
  },
  {
    id: "empty-connections-taken",
    does: "Takes a webhook with no connection.",
    from: "[].every(isKnown) is true",
    plant: sends(
      (r) => isCreate(r) && jsonOf(r)?.connections?.length === 0,
      (r) => withBody(r, JSON.stringify({ ...jsonOf(r), connections: [2] })),
    ),
    shows: statusOf((t) => create(t, { connections: [] })),
    healthy: 400,
    faulty: 201,
  },
  {
    id: "unknown-connection-taken",
    does: "Registers a webhook on a connection that does not exist.",
    from: "no foreign key",
    plant: sends(
      (r) => isCreate(r) && isUnknown(jsonOf(r)?.connections?.[0]),
      (r) => withBody(r, JSON.stringify({ ...jsonOf(r), connections: [2] })),
    ),
    shows: statusOf((t) => create(t, { connections: [987_654] })),
    healthy: 422,
    faulty: 201,
  },
  {
    id: "unknown-destination-taken",
    does: "Exports to a connection that does not exist, and fails later.",
    from: "hand-made: checked by the worker",
    plant: sends(isExport, (r) =>
      withBody(
        r,
        Buffer.from(
          r.body
            .toString("latin1")
            .replace(/"destination":(\d+)/, (text, id) =>
              isUnknown(Number(id)) ? '"destination":2' : text,
            ),
          "latin1",
        ),
      ),
    ),
    shows: statusOf((t) => upload(t, { options: { destination: 987_654 } })),
    healthy: 422,
    faulty: 202,
  },
  {
    id: "connection-id-as-text-taken",
    does: 'Takes the text `"2"` as a connection id.',
    from: "Rails, Jackson: coercion",
    plant: sends(
      (r) => isCreate(r) && typeof jsonOf(r)?.connections?.[0] === "string",
      (r) => withBody(r, JSON.stringify({ ...jsonOf(r), connections: [2] })),
    ),
    shows: statusOf((t) => create(t, { connections: ["2"] })),
    healthy: 400,
    faulty: 201,
  },
  {
    id: "event-as-text-taken",
    does: "Takes one name where `events` is a list.",
    from: "Jackson ACCEPT_SINGLE_VALUE_AS_ARRAY",
    plant: sends(
      (r) => isCreate(r) && typeof jsonOf(r)?.events === "string",
      (r) => withBody(r, JSON.stringify({ ...jsonOf(r), events: ["job.done"] })),
    ),
    shows: statusOf((t) => create(t, { events: "job.done" })),
    healthy: 400,
    faulty: 201,
  },
  {
    id: "description-number-taken",
    does: "Takes a number as the description.",
    from: "Jackson, Mongoose: coercion",
    plant: sends(
      (r) => isCreate(r) && typeof jsonOf(r)?.description === "number",
      (r) => withBody(r, JSON.stringify({ ...jsonOf(r), description: "5" })),
    ),
    shows: statusOf((t) => create(t, { description: 5 })),
    healthy: 400,
    faulty: 201,
  },
  {
    id: "options-empty-mappings-refused",
    does: "Refuses empty `fieldMappings`.",
    from: "minProperties, NotEmpty",
    plant: refuses((r) => isExport(r) && r.body.includes('"fieldMappings":{}'), 400),
    shows: statusOf((t) => upload(t, optionsOf(t, { fieldMappings: {} }))),
    healthy: 202,
    faulty: 400,
  },
  {
    id: "options-empty-webhooks-refused",
    does: "Refuses an empty list in `options.webhooks`.",
    from: "minItems, NotEmpty",
    plant: refuses((r) => isExport(r) && r.body.includes('"webhooks":[]'), 400),
    shows: statusOf((t) => upload(t, optionsOf(t, { webhooks: [] }))),
    healthy: 202,
    faulty: 400,
  },
]);
