import { jsonOf } from "../request/json-of.js";
import { styledField } from "../request/styled.js";
import type { EncodeBody } from "../operation/parameter.js";

/**
 * Encodes a body like a query (WHATWG URL, application/x-www-form-urlencoded). Lists and objects follow their style; a
 * field with a media type is sent as JSON.
 */
export const formBody: EncodeBody = (fields) => {
  const pairs = fields.map(([field, value]) =>
    styledField(field, field.mediaType ? jsonOf(field, value) : value),
  );
  const content = pairs.filter(Boolean).join("&");
  return { open: () => ({ mediaType: "application/x-www-form-urlencoded", content }) };
};
