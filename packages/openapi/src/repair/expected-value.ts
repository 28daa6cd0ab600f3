/** The expected value of a member of an OpenAPI object. */
export type ExpectedValue =
  | "any"
  | "text"
  | "flag"
  | "number"
  | "schema"
  | { readonly list: ExpectedValue }
  | { readonly map: ExpectedValue }
  | { readonly object: ObjectName }
  /** An object or a Reference Object. */
  | { readonly reference: ObjectName };

/** A list whose items must all be `of` this kind. */
export const list = (of: ExpectedValue) => ({ list: of });

/** An object with any member names, whose values must all be `of` this kind. */
export const map = (of: ExpectedValue) => ({ map: of });

/** An object with the members of its kind. */
export const object = (name: ObjectName) => ({ object: name });

/** An object with the members of its kind, or a reference to one. */
export const reference = (name: ObjectName) => ({ reference: name });

/** The objects of Swagger 2.0 that the upgrader expects to be valid. */
export type SwaggerObjectName =
  | "swagger"
  | "swaggerPathItem"
  | "swaggerOperation"
  | "swaggerParameter"
  | "swaggerResponse";

/** The objects with fixed members. */
export type ObjectName =
  | SwaggerObjectName
  | "description"
  | "info"
  | "server"
  | "serverVariable"
  | "components"
  | "pathItem"
  | "operation"
  | "parameter"
  | "header"
  | "requestBody"
  | "mediaType"
  | "encoding"
  | "response"
  | "example"
  | "securityScheme"
  | "discriminator";
