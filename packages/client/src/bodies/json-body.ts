import { jsonOf } from "../request/json-of.js";
import type { EncodeBody, Field } from "../operation/parameter.js";

/** Encodes a JSON body. Throws a TypeError before anything is sent if JSON cannot represent the value. */
export const jsonBody: EncodeBody = ([field], mediaType = "application/json") => {
  const content = jsonOf(...(field as Field));
  // A range such as `application/*+json` is not a media type to send.
  return { open: () => ({ mediaType: mediaType.replace("*+", ""), content }) };
};
