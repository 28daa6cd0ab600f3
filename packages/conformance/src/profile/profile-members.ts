import type { JsonObject } from "../load/json.js";
import type { ProfileName } from "../load/target.js";

/** A member of a profile file. */
export interface ProfileMember {
  /** The JSON Schema of its value. */
  readonly schema: JsonObject;
  /** The line to add to the profile, with an example. */
  readonly line: string;
}

const TEXT = { type: "string", minLength: 1 };
const ID = { type: "integer" };
const OPTIONS = { type: "object" };

/** All members of a profile; the compiler ensures that they match `Target`. */
export const PROFILE_MEMBERS: Readonly<Record<ProfileName, ProfileMember>> = {
  baseUrl: { schema: TEXT, line: "baseUrl: http://127.0.0.1:8080" },
  token: { schema: TEXT, line: "token: ${DOCUMENT_EXPORT_TOKEN}" },
  siblingToken: { schema: TEXT, line: "siblingToken: <another token of the workspace>" },
  secondToken: { schema: TEXT, line: "secondToken: <a token of another workspace>" },
  expiredToken: { schema: TEXT, line: "expiredToken: <a token that has expired>" },
  narrowToken: { schema: TEXT, line: "narrowToken: <a token with only collections:read>" },
  narrowScopes: {
    schema: { type: "array", maxItems: 100, items: TEXT },
    line: "narrowScopes: [<scopes of narrowToken>]",
  },
  destination: { schema: ID, line: "destination: 12" },
  otherDestination: { schema: ID, line: "otherDestination: <another destination connection>" },
  foreignDestination: {
    schema: ID,
    line: "foreignDestination: <a destination connection of the workspace of secondToken>",
  },
  source: { schema: ID, line: "source: <the source connection of the token>" },
  sourceDocument: { schema: {}, line: "sourceDocument: <a Google Docs document as JSON>" },
  baseOptions: { schema: OPTIONS, line: "baseOptions: { conversion: { destination: html } }" },
  failsByReference: { schema: { type: "boolean" }, line: "failsByReference: true" },
  warningOptions: { schema: OPTIONS, line: "warningOptions: { destinationReference: 'a:b.md' }" },
  retryDelays: {
    schema: { type: "array", maxItems: 20, items: { type: "number", minimum: 0 } },
    line: "retryDelays: [6, 360] # seconds after which a failed event is sent again at the latest",
  },
  webhookEndpoint: { schema: TEXT, line: "webhookEndpoint: https://example.com/hook" },
  webhookEvent: { schema: TEXT, line: "webhookEvent: job.failed" },
  publicKeys: {
    schema: { type: "string", pattern: "^(?:/|https?://.)" },
    line: "publicKeys: <URL of the keys that verify signatures>",
  },
  credentials: {
    schema: {
      type: "object",
      additionalProperties: { type: "string", pattern: "^[^\\r\\n\\0]+$" },
    },
    line: "credentials: { <name of a security scheme>: ${API_KEY} }",
  },
  requests: {
    schema: {
      type: "object",
      additionalProperties: {
        type: "object",
        properties: { parameters: { type: "object" }, body: {} },
        additionalProperties: false,
      },
    },
    line: "requests: { getPet: { parameters: { petId: 1 } } }",
  },
  receiver: {
    schema: {
      // `false` is the only other value: the target cannot reach this machine.
      type: ["object", "boolean"],
      not: { const: true },
      properties: {
        url: { type: "string", pattern: "^https?://." },
        host: TEXT,
        port: { type: "integer", minimum: 0, maximum: 65_535 },
      },
      additionalProperties: false,
    },
    line: "receiver: { url: <where the target reaches this machine>, host: 0.0.0.0, port: 8090 }",
  },
};

/** The JSON Schema of a profile file. */
export const PROFILE_SCHEMA = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Profile of a target of the Document Export conformance checker",
  type: "object",
  properties: Object.fromEntries(
    Object.entries(PROFILE_MEMBERS).map(([name, { schema }]) => [name, schema]),
  ),
  additionalProperties: false,
} as const satisfies JsonObject;
