import { expect, test } from "vitest";
import { z } from "zod";
import { read } from "../../../src/destinations/wordpress/site/site.js";

const FULL_DISK = "The uploaded file could not be moved to wp-content/uploads/2026/11.";
const page = (title: string) => `<html><head><title>${title}</title></head></html>`;

test.each([
  [400, "rest_upload_limited_space", "Not enough space to upload.", "NoRoomError", "has no room"],
  [400, "rest_upload_user_quota_exceeded", "Please delete files.", "NoRoomError", "has no room"],
  [400, "rest_upload_file_too_big", "Too big.", "DeliveryRefusedError", "file_too_big`: Too big"],
  [500, "rest_upload_sideload_error", FULL_DISK, "Error", "its disk may be full"],
  [403, undefined, page("Blocked"), "DeliveryRefusedError", "(the page “Blocked”) to"],
  [
    403,
    undefined,
    page("403 Forbidden"),
    "DeliveryRefusedError",
    "whether a firewall, a proxy or a plug-in",
  ],
  [503, undefined, page("Maintenance"), "Error", "503 (the page “Maintenance”)"],
  [200, undefined, page("My blog"), "Error", "it is a web page (“My blog”)"],
  [413, undefined, "<h1>413</h1>", "DeliveryRefusedError", "`client_max_body_size`"],
])("a site that refuses with %i (%s) is explained", (status, code, message, name, said) => {
  const body = code === undefined ? message : JSON.stringify({ code, message, data: { status } });
  const response = { status, header: () => undefined, bytes: Buffer.from(body) };
  const reading = () => read(response, "/wp/v2/media", z.object({}));
  expect(reading).toThrow(
    expect.objectContaining({ name, message: expect.stringContaining(said) }),
  );
});
