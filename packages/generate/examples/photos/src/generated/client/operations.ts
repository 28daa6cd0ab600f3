// Generated from photos.yaml. Do not edit: change the description and generate again.

import {
  file,
  filePart,
  multipartBody,
  type Operation,
  type Operations,
} from "@document-export/client/runtime";

export const operationUploadPhoto: Operation = {
  method: "POST",
  path: "/photos",
  parameters: [
    {
      in: "body",
      name: "file",
      type: file,
      required: true,
      part: filePart,
      mediaType: "image/png",
    },
    {
      in: "body",
      name: "details",
      type: { caption: "string", tags: { "[]": "string" } },
      required: true,
    },
  ],
  body: multipartBody,
};

/** Every operation, by its id. */
export const operations: Operations = {
  uploadPhoto: operationUploadPhoto,
};
