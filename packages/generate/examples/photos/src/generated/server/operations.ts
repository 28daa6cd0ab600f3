// Generated from photos.yaml. Do not edit: change the description and generate again.

import { check, jsonResponse, type Operation } from "@document-export/server-stub/runtime";

import { decodeUploadPhoto } from "./parameters.js";

/** All operations of the contract by id. */
export const operations: Readonly<Record<string, Operation>> = {
  uploadPhoto: {
    id: "uploadPhoto",
    method: "POST",
    path: "/photos",
    security: [],
    decodeParameters: decodeUploadPhoto,
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          kind: "multipart",
          parts: {
            file: {
              kind: "file",
              required: true,
              contentTypes: ["image/png", "image/jpeg"],
              check: undefined,
            },
            details: {
              kind: "json",
              required: true,
              contentTypes: [],
              check: (value, at, out) => {
                const test1 = (value: unknown): boolean =>
                  Array.isArray(value) && check.every(value, check.isString);
                if (
                  check.isObject(value) &&
                  typeof value["caption"] === "string" &&
                  check.isShortEnough(value["caption"], 80) &&
                  (value["tags"] === undefined || test1(value["tags"]))
                )
                  return;
                check.report(value, at, out, {
                  type: "object",
                  required: ["caption"],
                  properties: {
                    caption: { type: "string", maxLength: 80 },
                    tags: { type: "array", items: { type: "string" } },
                  },
                });
              },
            },
          },
          additionalParts: true,
        },
      },
    },
    responses: {
      "201": jsonResponse(
        check.reporting(
          (value) =>
            check.isObject(value) &&
            check.isInteger(value["bytes"]) &&
            (typeof value["caption"] === "string" || value["caption"] === null),
          () => ({
            type: "object",
            required: ["bytes", "caption"],
            properties: { bytes: { type: "integer" }, caption: { type: ["string", "null"] } },
          }),
        ),
      ),
    },
  },
};
