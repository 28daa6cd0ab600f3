import { jsonOf } from "../request/json-of.js";
import { styledField } from "../request/styled.js";
import type { EncodeBody } from "../operation/parameter.js";

/**
 * A body that is encoded like a query (WHATWG URL, application/x-www-form-urlencoded), lists and objects by their
 * style; a field with a media type is JSON.
 */
export const formBody: EncodeBody = (fields) => {
  const pairs = fields.map(([field, value]) =>
    styledField(field, field.mediaType ? jsonOf(field, value) : value),
  );
  const content = pairs.filter(Boolean).join("&");
  return { open: () => ({ mediaType: "application/x-www-form-urlencoded", content }) };
};
