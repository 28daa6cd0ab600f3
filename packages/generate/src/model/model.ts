/**
 * What emitters see: an OpenAPI 3.1 document after loading, normalised so that each idea has one shape.
 * Types only. Emitters never read the raw document, and nothing here knows which API it describes.
 */

import type { NumericKeyword } from "./keywords.ts";
import type { PaginationModel } from "./pagination.ts";
import type { SecurityRequirementModel, SecuritySchemeModel } from "./security.ts";

export type {
  CursorPagesModel,
  NumberedPagesModel,
  PaginationModel,
  SteppedPagesModel,
} from "./pagination.ts";
export type { SecurityRequirementModel, SecuritySchemeModel } from "./security.ts";

/** A whole description. Orders are those of the document, so that output is stable. */
export interface ApiModel {
  readonly title: string;
  /** Where the description says that the implementation is; it may be relative to the description. */
  readonly server: string | undefined;
  readonly operations: readonly OperationModel[];
  /** Every schema under `components/schemas`, by its name in the document, and every other that a `$ref` leads to. */
  readonly schemas: readonly NamedSchema[];
  /** Calls that the implementation makes (OpenAPI `webhooks`), by key. */
  readonly webhooks: readonly WebhookModel[];
  readonly securitySchemes: readonly SecuritySchemeModel[];
}

export interface NamedSchema {
  /** The name under `components/schemas`; for another place that a `$ref` leads to, the path to it. */
  readonly name: string;
  /** Whether it is under `components/schemas` by that name. */
  readonly isComponent: boolean;
  readonly description: string | undefined;
  readonly schema: SchemaModel;
}

export interface OperationModel {
  readonly id: string;
  /** Upper case, as on the wire. */
  readonly method: string;
  /** The path template, such as `/v2/webhooks/{id}`. */
  readonly path: string;
  /** Further names of parameters of the path, each with the name there: those of a path that is the same to a server. */
  readonly aliases?: Readonly<Record<string, string>>;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  /** Set where it is deprecated. */
  readonly deprecation: DeprecationModel | undefined;
  /** Path, query, header and cookie parameters; those of the path item merged in. */
  readonly parameters: readonly ParameterModel[];
  readonly body: BodyModel | undefined;
  readonly responses: readonly ResponseModel[];
  /** What it says about its pages (`x-pagination`); `false` where it has none that could be recognised. */
  readonly pagination: PaginationModel | false | undefined;
  /** Alternatives: each inner list must be met as a whole. Empty means that no authentication is asked. */
  readonly security: readonly (readonly SecurityRequirementModel[])[];
  /** Where it is to be found, where that is elsewhere than {@link ApiModel.server}. */
  readonly server: string | undefined;
  /** What a server responds before anything is written. */
  readonly mock?: MockModel;
  /** What of it rests on a decision rather than on a fact (`x-decision`). */
  readonly decided: readonly DecidedModel[];
}

/** A response, as a handler returns it. */
export interface MockModel {
  readonly status: number;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** What the body conforms to. */
  readonly schema?: SchemaModel;
}

/** When something was deprecated and when it goes, as ISO 8601 in UTC; a date that the description does not give is absent. */
export interface DeprecationModel {
  /** `x-deprecated-since`. */
  readonly since?: string;
  /** `x-sunset`. */
  readonly sunset?: string;
}

/** A keyword that rests on a decision, and the values that it concerns. */
export interface DecidedModel {
  /** The id of the decision. */
  readonly decision: string;
  /** The keyword, `*` for every one, or the code where `in` is `status`. */
  readonly keyword: string;
  readonly side: "request" | "response";
  readonly in: ParameterModel["in"] | "body" | "status";
  /** The parameter, where `in` names a place of parameters. */
  readonly name?: string;
  /** JSON pointer of the value inside the parameter or body; `*` stands for any item or member. */
  readonly pointer: string;
}

export interface ParameterModel {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  readonly description: string | undefined;
  /** Set where it is deprecated. */
  readonly deprecation: DeprecationModel | undefined;
  /** Values of its own `example` or `examples`; those of its schema are there. */
  readonly examples: readonly ExampleModel[];
  readonly style:
    | "simple"
    | "form"
    | "label"
    | "matrix"
    | "spaceDelimited"
    | "pipeDelimited"
    | "deepObject";
  readonly explode: boolean;
  /** Whether reserved characters stay as they are (query only). */
  readonly allowReserved: boolean;
  /** Whether an empty value may stand for none (query only). */
  readonly allowEmptyValue: boolean;
  /** Set where the parameter is described by a media type (`content`) in place of a schema. */
  readonly mediaType: string | undefined;
  readonly schema: SchemaModel;
  /** Set for a header that a client writes by itself: the key of a call, or for how long its response may be delayed. */
  readonly role: "idempotency-key" | "wait" | undefined;
  /** Where it is in the document. */
  readonly pointer: string;
}

export interface BodyModel {
  readonly required: boolean;
  /** What a caller calls it (`x-codegen-request-body-name`). */
  readonly name: string | undefined;
  readonly description: string | undefined;
  readonly content: readonly MediaTypeModel[];
}

export interface MediaTypeModel {
  /** In lower case, without parameters; may be a range such as `text/*`. */
  readonly mediaType: string;
  readonly kind: "json" | "multipart" | "form" | "text" | "binary";
  readonly schema: SchemaModel | undefined;
  /** For `multipart` and `form`: one entry for each property of the schema. */
  readonly parts: readonly PartModel[];
  /** For `multipart` and `form`: parts that the schema describes without naming them, the first that fits counts. */
  readonly others: readonly OtherPartsModel[];
  /** For `multipart` and `form`: whether the schema forbids parts that it does not list. */
  readonly closed: boolean;
  /** For `multipart` and `form`: whether the schema says more than its parts say each for itself. */
  readonly composed: boolean;
  /** Named examples with their values, `example` as the one called `default`. */
  readonly examples: readonly ExampleModel[];
}

/** Parts whose names a schema does not list (`patternProperties`, `additionalProperties`). */
export interface OtherPartsModel {
  /** What their names match; undefined for any name. */
  readonly pattern: string | undefined;
  readonly part: PartModel;
}

export interface PartModel {
  /** `*` for one of those that are not listed. */
  readonly name: string;
  readonly required: boolean;
  /** `file`: bytes; `json`: a value sent as JSON; `text`: scalars sent as text, in a style; `any`: what it is sent as. */
  readonly kind: "file" | "json" | "text" | "any";
  /** Whether a `file` or `json` part appears once for each item of an array. */
  readonly repeated: boolean;
  readonly style: ParameterModel["style"];
  readonly explode: boolean;
  /** Media types that `encoding.contentType` allows; empty if the document is silent. */
  readonly contentTypes: readonly string[];
  readonly schema: SchemaModel;
}

export interface ExampleModel {
  readonly name: string;
  readonly value: unknown;
  /** Where it is in the document. */
  readonly pointer: string;
}

export interface ResponseModel {
  /** `200`, `4XX` or `default`. */
  readonly status: string;
  readonly description: string;
  readonly headers: readonly ParameterModel[];
  readonly content: readonly MediaTypeModel[];
}

export interface WebhookModel {
  readonly key: string;
  readonly operation: OperationModel;
}

/**
 * A JSON Schema 2020-12 schema, keyword by keyword and normalised:
 * `type` is always a list, `nullable` and boolean `exclusive*` of older documents are folded in.
 * A keyword that no emitter can honour fails the build of the model, by name and pointer.
 */
export type SchemaModel =
  | { readonly kind: "always" }
  | { readonly kind: "never" }
  | ({
      readonly kind: "reference";
      /** Name of a schema of the model. */ readonly name: string;
    } & SchemaSiblings)
  | ({ readonly kind: "schema" } & SchemaKeywords & SchemaSiblings);

/** Where the schema is in the document, and what is beside it without asserting anything. */
export interface SchemaSiblings {
  readonly pointer: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly deprecation?: DeprecationModel;
  readonly examples?: readonly unknown[];
  /** What a string is known to be, while it may be any other too (`x-known-values`). */
  readonly knownValues?: readonly string[];
  /** Set where the value travels in one direction only: `read` in responses, `write` in requests. */
  readonly only?: "read" | "write";
  /** Assertions beside a `$ref`, all of which hold too. */
  readonly and?: SchemaModel;
}

/** The types of JSON; `bigint` is an integer that code has as a `bigint`, since no number holds each of 64 bits. */
export type JsonType =
  | "null"
  | "boolean"
  | "integer"
  | "bigint"
  | "number"
  | "string"
  | "array"
  | "object";

/** The keywords that assert something, by name; those whose argument is a number all alike. */
export interface SchemaKeywords extends Readonly<Partial<Record<NumericKeyword, number>>> {
  readonly types?: readonly JsonType[];
  readonly enum?: readonly unknown[];
  readonly const?: { readonly value: unknown };
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly pattern?: string;
  readonly uniqueItems?: boolean;
  readonly prefixItems?: readonly SchemaModel[];
  readonly items?: SchemaModel;
  readonly unevaluatedItems?: SchemaModel;
  readonly contains?: {
    readonly schema: SchemaModel;
    readonly min: number;
    readonly max: number | undefined;
  };
  readonly required?: readonly string[];
  readonly properties?: readonly PropertyModel[];
  readonly patternProperties?: readonly {
    readonly pattern: string;
    readonly schema: SchemaModel;
  }[];
  readonly additionalProperties?: SchemaModel;
  readonly unevaluatedProperties?: SchemaModel;
  readonly propertyNames?: SchemaModel;
  readonly dependentRequired?: readonly {
    readonly name: string;
    readonly required: readonly string[];
  }[];
  readonly dependentSchemas?: readonly { readonly name: string; readonly schema: SchemaModel }[];
  readonly allOf?: readonly SchemaModel[];
  readonly anyOf?: readonly SchemaModel[];
  readonly oneOf?: readonly SchemaModel[];
  /** Which alternative of `oneOf` or `anyOf` a value means to be (OpenAPI 3.1, Discriminator Object). */
  readonly discriminator?: DiscriminatorModel;
  readonly not?: SchemaModel;
  readonly if?: {
    readonly condition: SchemaModel;
    readonly thenSchema: SchemaModel | undefined;
    readonly elseSchema: SchemaModel | undefined;
  };
}

export interface DiscriminatorModel {
  /** Name of the property that tells. */
  readonly property: string;
  /** Values of the property, each with the name of the schema that it stands for. */
  readonly mapping: readonly { readonly value: string; readonly schema: string }[];
}

export interface PropertyModel {
  readonly name: string;
  readonly required: boolean;
  readonly schema: SchemaModel;
  /** Set where it travels in the other direction only: types leave it out, checks take it. */
  readonly hidden?: boolean;
}
