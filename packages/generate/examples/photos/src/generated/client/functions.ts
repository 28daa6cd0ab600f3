// Generated from photos.yaml. Do not edit: change the description and generate again.

import type { UploadPhotoOptions } from "./client.js";

import { callOperation, connectTo } from "@document-export/client/runtime";
import type { ClientOptions, Connection } from "@document-export/client/runtime";
import { operationUploadPhoto } from "./operations.js";

/** Says where operations are called. */
export function connect(options: ClientOptions): Connection {
  return connectTo(options, {});
}

/** `POST /photos` */
export function uploadPhoto(
  connection: Connection,
  options: UploadPhotoOptions,
): Promise<{
  /** Integer. */
  readonly bytes: number;
  readonly caption: string | null;
}> {
  return callOperation(connection, "uploadPhoto", operationUploadPhoto, options);
}
