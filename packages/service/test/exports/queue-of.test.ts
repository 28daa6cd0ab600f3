import { expect, test } from "vitest";
import { queueOf } from "../../src/exports/queue-of.js";

const file = (text: string) => ({ chunks: [Buffer.from(text)], size: Buffer.byteLength(text) });

test("small documents without images pass by into folders, and nothing else does", () => {
  const small = queueOf(file('{"title":"Report"}'));
  expect(small({ kind: "directory" })).toBe("small-exports");
  for (const kind of ["s3", "webdav", "sftp", "wordpress", "http", "of another version"])
    expect(small({ kind })).toBe("exports");
  expect(queueOf(file(" ".repeat(1_048_577)))({ kind: "directory" })).toBe("exports");
  const illustrated = queueOf(
    file('{"imageProperties":{"contentUri":"https://images.example/1"}}'),
  );
  expect(illustrated({ kind: "directory" })).toBe("exports");
});

test("a document is looked at once, before its memory is given back", () => {
  const illustrated = file('{"imageProperties":{}}');
  const choose = queueOf(illustrated);
  illustrated.chunks[0]?.fill(0);
  expect(choose({ kind: "directory" })).toBe("exports");
});
