import type { Plugin } from "@redocly/openapi-core";

/**
 * Makes Redocly resolve and lint `x-other-methods`: the responses of a path to methods that are not operations, by
 * method, or `*` for all others. OpenAPI has no member for these.
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
