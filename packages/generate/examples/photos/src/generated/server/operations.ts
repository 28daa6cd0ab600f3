// Generated from photos.yaml. Do not edit: change the description and generate again.

import { check } from "@document-export/server-stub/runtime";
import type { Operation } from "@document-export/server-stub/runtime";

import { decodeUploadPhoto } from "./parameters.js";

/** Every operation of the contract, by its id. */
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
                if (check.isObject(value)) {
                  {
                    const value1: unknown = value["caption"];
                    if (value1 === undefined) check.missing(out, at, "caption");
                    else if (typeof value1 === "string") {
                      if (!check.isShortEnough(value1, 80))
                        check.fail(
                          out,
                          at + "/caption",
                          "maxLength",
                          "at most 80 characters",
                          value1,
                        );
                    } else check.fail(out, at + "/caption", "type", "a string", value1);
                  }
                  {
                    const value1: unknown = value["tags"];
                    if (value1 !== undefined)
                      if (Array.isArray(value1)) {
                        for (let index2 = 0; index2 < value1.length; index2 += 1) {
                          const value2: unknown = value1[index2];
                          if (!(typeof value2 === "string"))
                            check.fail(
                              out,
                              at + "/tags" + "/" + index2,
                              "type",
                              "a string",
                              value2,
                            );
                        }
                      } else check.fail(out, at + "/tags", "type", "an array", value1);
                  }
                } else check.fail(out, at, "type", "an object", value);
              },
            },
          },
          additionalParts: true,
        },
      },
    },
    responses: {
      "201": {
        content: {
          "application/json": {
            kind: "json",
            check: (value, at, out) => {
              if (
                check.isObject(value) &&
                check.isInteger(value["bytes"]) &&
                (typeof value["caption"] === "string" || value["caption"] === null)
              )
                return;
              if (check.isObject(value)) {
                {
                  const value1: unknown = value["bytes"];
                  if (value1 === undefined) check.missing(out, at, "bytes");
                  else if (!check.isInteger(value1))
                    check.fail(out, at + "/bytes", "type", "an integer", value1);
                }
                {
                  const value1: unknown = value["caption"];
                  if (value1 === undefined) check.missing(out, at, "caption");
                  else if (!(typeof value1 === "string" || value1 === null))
                    check.fail(out, at + "/caption", "type", "a string or null", value1);
                }
              } else check.fail(out, at, "type", "an object", value);
            },
          },
        },
      },
    },
  },
};
