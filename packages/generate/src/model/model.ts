// The model for emitters: a loaded OpenAPI 3.1 document, normalized so that each concept has a single form. Types only.
// Emitters never read the raw document, and nothing here depends on a particular API.

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

/** A whole description, in document order, so that output is stable. */
export interface ApiModel {
  readonly title: string;
  /** Server URL in the description; may be relative to the description. */
  readonly server: string | undefined;
  readonly operations: readonly OperationModel[];
  /** All schemas under `components/schemas`, by their names in the document, and all other targets of a `$ref`. */
  readonly schemas: readonly NamedSchema[];
  /** Calls that the implementation makes (OpenAPI `webhooks`), by key. */
  readonly webhooks: readonly WebhookModel[];
  readonly securitySchemes: readonly SecuritySchemeModel[];
}

export interface NamedSchema {
  /** The name under `components/schemas`; for another target of a `$ref`, its path. */
  readonly name: string;
  /** Whether the schema is under `components/schemas` with that name. */
  readonly isComponent: boolean;
  readonly description: string | undefined;
  readonly schema: SchemaModel;
}

export interface OperationModel {
  readonly id: string;
  /** HTTP method in upper case. */
  readonly method: string;
  /** The path template, such as `/v2/webhooks/{id}`. */
  readonly path: string;
  /** The path in the description, if that contains a query or a fragment. */
  readonly writtenPath?: string;
  /** Other names of path parameters, from paths that match the same requests, mapped to the names in this path. */
  readonly aliases?: Readonly<Record<string, string>>;
  readonly summary: string | undefined;
  readonly description: string | undefined;
  /** Set if the operation is deprecated. */
  readonly deprecation: DeprecationModel | undefined;
  /** Path, query, header and cookie parameters, including those of the path item. */
  readonly parameters: readonly ParameterModel[];
  readonly body: BodyModel | undefined;
  readonly responses: readonly ResponseModel[];
  /** The operation's `x-pagination`; `false` to disable recognition. */
  readonly pagination: PaginationModel | false | undefined;
  /** Alternatives: all requirements of an inner list must be met. Empty if no authentication is required. */
  readonly security: readonly (readonly SecurityRequirementModel[])[];
  /** Server of the operation, if it differs from {@link ApiModel.server}. */
  readonly server: string | undefined;
  /** Default response of a server whose handler is not written yet. */
  readonly mock?: MockModel;
  /** Parts of the operation that are based on a decision and not on a fact (`x-decision`). */
  readonly decided: readonly DecidedModel[];
}

/** A response in the form that a handler returns. */
export interface MockModel {
  readonly status: number;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Schema of the body. */
  readonly schema?: SchemaModel;
}

/** When something became deprecated and when it will be removed (ISO 8601 in UTC), if the description says so. */
export interface DeprecationModel {
  /** From `x-deprecated-since`. */
  readonly since?: string;
  /** From `x-sunset`. */
  readonly sunset?: string;
}

/** A keyword that is based on a decision, and the values that it constrains. */
export interface DecidedModel {
  /** The id of the decision. */
  readonly decision: string;
  /** The keyword, `*` for all keywords, or the status code if `in` is `status`. */
  readonly keyword: string;
  readonly side: "request" | "response";
  readonly in: ParameterModel["in"] | "body" | "status";
  /** Name of the parameter, if `in` is a place of parameters. */
  readonly name?: string;
  /** JSON pointer of the value inside the parameter or body; `*` stands for any item or member. */
  readonly pointer: string;
}

export interface ParameterModel {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required: boolean;
  readonly description: string | undefined;
  /** Set if the parameter is deprecated. */
  readonly deprecation: DeprecationModel | undefined;
  /** Values of the parameter's own `example` or `examples`; those of its schema are in the schema. */
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
  /** Whether reserved characters are left unescaped (query only). */
  readonly allowReserved: boolean;
  /** Whether an empty value may mean none (query only). */
  readonly allowEmptyValue: boolean;
  /** Set if the value is sent in a media type; with the style `deepObject`, a call can choose that style instead. */
  readonly mediaType: string | undefined;
  readonly schema: SchemaModel;
  /** Set for a header that the client sets itself: the idempotency key, or how long the response may be delayed. */
  readonly role: "idempotency-key" | "wait" | undefined;
  /** Pointer to the element in the document. */
  readonly pointer: string;
}

export interface BodyModel {
  readonly required: boolean;
  /** Name of the body for callers (`x-codegen-request-body-name`). */
  readonly name: string | undefined;
  readonly description: string | undefined;
  readonly content: readonly MediaTypeModel[];
}

export interface MediaTypeModel {
  /** In lower case, without parameters; may be a range such as `text/*`. */
  readonly mediaType: string;
  readonly kind: "json" | "multipart" | "form" | "text" | "binary";
  readonly schema: SchemaModel | undefined;
  /** For `multipart` and `form`: one entry per property of the schema. */
  readonly parts: readonly PartModel[];
  /** For `multipart` and `form`: parts that the schema describes without naming them; the first match applies. */
  readonly others: readonly OtherPartsModel[];
  /** For `multipart` and `form`: whether the schema forbids unlisted parts. */
  readonly closed: boolean;
  /** For `multipart` and `form`: whether the schema has constraints beyond those of its parts. */
  readonly composed: boolean;
  /** Named examples with their values; `example` is called `default`. */
  readonly examples: readonly ExampleModel[];
}

/** Parts whose names the schema does not list (`patternProperties`, `additionalProperties`). */
export interface OtherPartsModel {
  /** Pattern for their names; undefined for any name. */
  readonly pattern: string | undefined;
  readonly part: PartModel;
}

export interface PartModel {
  /** Name of the part; `*` for an unlisted part. */
  readonly name: string;
  readonly required: boolean;
  /**
   * `file`: bytes; `json`: a value sent as JSON; `text`: scalars sent as text, in a style; `any`: depends on what is
   * sent.
   */
  readonly kind: "file" | "json" | "text" | "any";
  /** Whether a `file` or `json` part is repeated for each item of an array. */
  readonly repeated: boolean;
  readonly style: ParameterModel["style"];
  readonly explode: boolean;
  /** Media types allowed by `encoding.contentType`; empty if the document does not say. */
  readonly contentTypes: readonly string[];
  readonly schema: SchemaModel;
}

export interface ExampleModel {
  readonly name: string;
  readonly value: unknown;
  /** Pointer to the element in the document. */
  readonly pointer: string;
}

export interface ResponseModel {
  /** Such as `200`, `4XX` or `default`. */
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
 * A normalized JSON Schema 2020-12 schema: `type` is always a list, and `nullable` and boolean `exclusive*` of older
 * documents are converted. For a keyword that no emitter supports, building the model fails and names its pointer.
 */
export type SchemaModel =
  | { readonly kind: "always" }
  | { readonly kind: "never" }
  | ({
      readonly kind: "reference";
      /** Name of a schema of the model. */ readonly name: string;
    } & SchemaSiblings)
  | ({ readonly kind: "schema" } & SchemaKeywords & SchemaSiblings);

/** Location of a schema in the document, and annotations that assert nothing. */
export interface SchemaSiblings {
  readonly pointer: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly deprecation?: DeprecationModel;
  readonly examples?: readonly unknown[];
  /** Known values of a string that allows others too (`x-known-values`). */
  readonly knownValues?: readonly string[];
  /** Set if the value is sent in only one direction: `read` in responses, `write` in requests. */
  readonly only?: "read" | "write";
  /** Assertions next to a `$ref`, which apply in addition. */
  readonly and?: SchemaModel;
}

/**
 * The JSON types, and `bigint` for integers represented as `bigint`, because numbers cannot represent every 64-bit
 * integer.
 */
export type JsonType =
  | "null"
  | "boolean"
  | "integer"
  | "bigint"
  | "number"
  | "string"
  | "array"
  | "object";

/** The asserting keywords, by name; those with a numeric argument all have the same form. */
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
  /** Selects the intended alternative of `oneOf` or `anyOf` (OpenAPI 3.1, Discriminator Object). */
  readonly discriminator?: DiscriminatorModel;
  readonly not?: SchemaModel;
  readonly if?: {
    readonly condition: SchemaModel;
    readonly thenSchema: SchemaModel | undefined;
    readonly elseSchema: SchemaModel | undefined;
  };
}

export interface DiscriminatorModel {
  /** Name of the property that selects the alternative. */
  readonly property: string;
  /** Values of the property, each with the name of the schema that it selects. */
  readonly mapping: readonly { readonly value: string; readonly schema: string }[];
}

export interface PropertyModel {
  readonly name: string;
  readonly required: boolean;
  readonly schema: SchemaModel;
  /** Set if the property is sent only in the other direction: types leave it out, checks accept it. */
  readonly hidden?: boolean;
}
