import type { Publication } from "../../src/destinations/destination.js";

/** A publication of a few bytes. */
export const publication: Publication = {
  target: "a/b.md",
  bytes: Buffer.from("mine"),
  mediaType: "text/markdown; charset=utf-8",
  title: "Report",
  fields: {},
  job: "0421103d-426b-4f54-9b0c-3f5f1c7f3a11",
  attempt: 1,
  replace: false,
  resumed: false,
};
