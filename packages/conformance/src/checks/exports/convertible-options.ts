import type { JsonObject } from "../../load/json.js";
import type { WrongOptions } from "./refused-options.js";

/** Returns values that object mappers convert to the right type unless configured not to. */
export function convertibleOptions(valid: JsonObject, id: number): readonly WrongOptions[] {
  const { destination, ...others } = valid;
  const withMember = (what: string, name: string, member: JsonObject[string]): WrongOptions => ({
    what,
    at: `/${name}`,
    value: { ...valid, [name]: member },
  });
  return [
    { what: "in a list of one", at: "", value: [valid] },
    {
      what: "with `Destination` in place of `destination`",
      at: "",
      value: { ...others, Destination: destination },
    },
    withMember("with the destination in quotes", "destination", String(id)),
    withMember("with the destination in a list", "destination", [id]),
    withMember("with 1 for true", "autoMapDocumentProperties", 1),
    withMember("with an empty text for false", "autoMapDocumentProperties", ""),
    withMember("with an empty text for an object", "conversion", ""),
    withMember("with an object in a list", "conversion", [{}]),
    withMember("with a list of pairs for an object", "fieldMappings", [["a", "b"]]),
    withMember("with an empty text for mappings", "fieldMappings", ""),
    withMember("with a text for a list of one", "webhooks", "https://example.com/"),
    withMember("with an empty text for a list", "webhooks", ""),
    withMember("with a text in a list for a text", "destinationReference", ["conformance.md"]),
  ];
}
