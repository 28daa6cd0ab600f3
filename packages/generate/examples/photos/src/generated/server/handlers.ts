// Generated from photos.yaml. Do not edit: change the description and generate again.

import type * as stub from "@document-export/server-stub/runtime";

/** Request that the handler of `uploadPhoto` receives. */
export interface UploadPhotoRequest {
  readonly path: {};
  readonly query: {};
  readonly headers: {};
  readonly cookies: {};
  readonly body: {
    readonly file: stub.UploadedFile;
    readonly details: {
      /** At most 80 characters. */
      readonly caption: string;
      readonly tags?: readonly string[];
    };
  };
}

/** Response that the handler of `uploadPhoto` may return; anything outside the contract does not compile. */
export type UploadPhotoResult = {
  readonly status: 201;
  readonly headers?: { readonly [name: string]: string | undefined };
  readonly body: {
    /** Integer. */
    readonly bytes: number;
    readonly caption: string | null;
  };
};

/** One method per operation; each is required, so that an operation without a handler does not compile. */
export interface Handlers<Principal> {
  /** Uploads a photo with its caption. */
  uploadPhoto(
    request: stub.HandlerRequest<UploadPhotoRequest, Principal>,
  ): Promise<UploadPhotoResult> | UploadPhotoResult;
}
