// Generated from photos.yaml. Do not edit: change the description and generate again.

import {
  createClientFrom,
  isProblemOf,
  type CallOptions,
  type ClientOptions,
  type FileContent,
  type ProblemOf,
  type UploadOptions,
} from "@document-export/client/runtime";

import { operations } from "./operations.js";

/** Options of `uploadPhoto`. */
export interface UploadPhotoOptions extends CallOptions, UploadOptions {
  readonly file: FileContent;
  readonly details: {
    /** At most 80 characters. */
    readonly caption: string;
    readonly tags?: readonly string[];
  };
}

/**
 * One method per operation. Every method throws an error of the runtime, or the reason of the signal when it was
 * aborted. A wrong option throws a TypeError that names it, before anything is sent.
 */
export interface Client {
  /**
   * Uploads a photo with its caption.
   *
   * `POST /photos`
   */
  uploadPhoto(options: UploadPhotoOptions): Promise<{
    /** Integer. */
    readonly bytes: number;
    readonly caption: string | null;
  }>;
}

/** Creates a client. Throws a TypeError that names a wrong option. */
export function createClient(options: ClientOptions): Client {
  return createClientFrom(operations, options, {});
}

/** The described error responses of each operation: their statuses and bodies. */
export interface Problems {
  uploadPhoto: ProblemOf<number, unknown>;
}

const statuses = {
  uploadPhoto: { json: [], other: ["4XX", "5XX"] },
};

/** Whether an error is a described error response of the operation, so that its `status` determines its `body`. */
export function isProblem<id extends keyof Problems>(
  error: unknown,
  operationId: id,
): error is Problems[id] {
  return isProblemOf(error, operationId, statuses[operationId]);
}
