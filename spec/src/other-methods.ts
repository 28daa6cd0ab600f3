import type { Plugin } from "@redocly/openapi-core";

/**
 * Makes Redocly resolve and lint `x-other-methods`: by method, or `*` for every other, the responses of a path to a method
 * that is not an operation. OpenAPI has no place for these.
 */
export const otherMethods: Required<Pick<Plugin, "id" | "typeExtension">> = {
  id: "other-methods",
  typeExtension: {
    oas3: ({ Root, ...types }) => ({
      ...types,
      Root: { ...Root, properties: { ...Root?.properties, "x-other-methods": MAP } },
      [MAP]: { properties: {}, additionalProperties: "Responses" },
    }),
  },
};

const MAP = "OtherMethodsMap";
