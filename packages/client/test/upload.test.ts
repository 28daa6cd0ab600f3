import { expect, test } from "vitest";
import { encodeMultipart } from "../src/upload/encode-multipart.js";

test("the options part is typed JSON without a filename, byte for byte", async () => {
  const { contentType, pieces } = encodeMultipart(
    [
      {
        name: "file",
        contentType: "application/json",
        fileName: 'a"b\r\n.json',
        content: new Blob(['{"title":"R"}']),
      },
      {
        name: "options",
        contentType: "application/json",
        content: new Blob(['{"destination":12}']),
      },
    ],
    "edge",
  );
  expect(contentType).toBe("multipart/form-data; boundary=edge");
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

test("two bodies never share a boundary", () => {
  expect(encodeMultipart([]).contentType).not.toBe(encodeMultipart([]).contentType);
});
