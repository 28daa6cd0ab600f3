import { jsonOf } from "../request/json-of.js";
import type { EncodeBody, Field } from "../operation/parameter.js";

/** A body of JSON. Throws a TypeError for what JSON cannot hold, before anything is sent. */
export const jsonBody: EncodeBody = ([field], mediaType = "application/json") => {
  const content = jsonOf(...(field as Field));
  // A range such as `application/*+json` is not a media type to send.
  return { open: () => ({ mediaType: mediaType.replace("*+", ""), content }) };
};
