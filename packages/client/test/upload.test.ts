import { expect, test } from "vitest";
import { createClient } from "../src/index.js";
import { encodeParts } from "../src/bodies/multipart.js";

test("writes the parts byte for byte, JSON without a filename", async () => {
  const { mediaType, pieces } = encodeParts(
    [
      {
        name: "file",
        filename: 'a"b\r\n.json',
        mediaType: "application/json",
        content: new Blob(['{"title":"R"}']),
      },
      { name: "options", mediaType: "application/json", content: '{"destination":12}' },
    ],
    undefined,
    "edge",
  );
  expect(mediaType).toBe("multipart/form-data; boundary=edge");
  expect(await new Blob(pieces as Blob[]).text()).toBe(
    "--edge\r\n" +
      'Content-Disposition: form-data; name="file"; filename="a%22b%0D%0A.json"\r\n' +
      "Content-Type: application/json\r\n\r\n" +
      '{"title":"R"}\r\n' +
      "--edge\r\n" +
      'Content-Disposition: form-data; name="options"\r\n' +
      "Content-Type: application/json\r\n\r\n" +
      '{"destination":12}\r\n' +
      "--edge--\r\n",
  );
});

test("uses a different boundary for each body", () => {
  const boundary = () => encodeParts([{ name: "a", content: "" }]).mediaType;
  expect(boundary()).not.toBe(boundary());
});

test("does not read a document if the connection is refused", async () => {
  let isBegun = false;
  async function* read() {
    isBegun = true;
    yield "{}";
  }
  const client = createClient({ baseUrl: "http://127.0.0.1:1", token: "t" });
  const call = client.exportHostedDocument({ file: { open: read }, options: { destination: 12 } });
  await expect(call).rejects.toMatchObject({ name: "ConnectionError" });
  expect(isBegun).toBe(false);
});
