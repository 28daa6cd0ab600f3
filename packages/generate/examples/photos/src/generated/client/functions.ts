// Generated from photos.yaml. Do not edit: change the description and generate again.

import {
  callOperation,
  connectTo,
  type ClientOptions,
  type Connection,
} from "@document-export/client/runtime";

import type * as client from "./client.js";

import { operationUploadPhoto } from "./operations.js";

/** Says where operations are called. */
export function connect(options: ClientOptions): Connection {
  return connectTo(options, {});
}

/** `POST /photos` */
export function uploadPhoto(
  connection: Connection,
  options: client.UploadPhotoOptions,
): Promise<{
  /** Integer. */
  readonly bytes: number;
  readonly caption: string | null;
}> {
  return callOperation(connection, "uploadPhoto", operationUploadPhoto, options);
}
