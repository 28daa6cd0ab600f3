// Generated from photos.yaml. Do not edit: change the description and generate again.

import {
  file,
  filePart,
  method,
  multipartBody,
  type Operation,
  type Operations,
} from "@document-export/client/runtime";

export const operationUploadPhoto: Operation = {
  method: "POST",
  path: "/photos",
  parameters: [
    { in: "body", name: "file", required: true, part: filePart, mediaType: "image/png" },
    { in: "body", name: "details", required: true },
  ],
  body: multipartBody,
};

/** All operations by id. */
export const operations: Operations = {
  uploadPhoto: /* @__PURE__ */ method(operationUploadPhoto, {
    types: { file: file, details: { caption: "string", tags: { "[]": "string" } } },
  }),
};
