import type { EncodeBody } from "../operation/parameter.js";

/** A body of JSON. Throws a TypeError for what JSON cannot hold, before anything is sent. */
export const jsonBody: EncodeBody = ([field], mediaType = "application/json") => {
  const content = JSON.stringify(field?.[1]);
  return { open: () => ({ mediaType, content }) };
};
