import { Agent } from "undici";
import { expect, test } from "vitest";
import { fetchImages } from "../../../src/exports/images/fetch-images.js";

const limits = { maxCount: 10, maxBytes: 1000, maxTotal: 1000, timeout: 5000 };

test("rejects instead of reporting images as missing when the service stops", async () => {
  const dispatcher = new Agent();
  const urls = ["http://images.example/1.png", "http://images.example/2.png"];
  await dispatcher.destroy();
  await expect(fetchImages(urls, { ...limits, dispatcher })).rejects.toThrow(
    "The service is stopping.",
  );
});
