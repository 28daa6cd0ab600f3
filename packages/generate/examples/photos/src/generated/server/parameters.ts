// Generated from photos.yaml. Do not edit: change the description and generate again.

import type { ParameterSource, Parameters } from "@document-export/server-stub/runtime";
import type { Violation } from "@document-export/server-stub/runtime";

/** Decodes and checks the parameters of `uploadPhoto`. */
export function decodeUploadPhoto(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}
