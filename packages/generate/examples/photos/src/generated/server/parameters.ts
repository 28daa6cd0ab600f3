// Generated from photos.yaml. Do not edit: change the description and generate again.

import type { ParameterSource, Parameters, Violation } from "@document-export/server-stub/runtime";

/** Decodes and checks the parameters of `uploadPhoto`. */
export function decodeUploadPhoto(_source: ParameterSource, _out: Violation[]): Parameters {
  return { path: {}, query: {}, headers: {}, cookies: {} };
}
