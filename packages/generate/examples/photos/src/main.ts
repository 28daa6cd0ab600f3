// Uploads a file together with a JSON part, as an OpenAPI 3.0 description defines it.
import { createClient } from "./generated/client/client.js";
import { createServer } from "./generated/server/server.js";

const server = createServer({
  handlers: {
    uploadPhoto: async ({ body: { file, details } }) => ({
      status: 201,
      body: { bytes: file.size, caption: details.caption },
    }),
  },
  authenticate: async () => undefined,
});

const client = createClient({
  baseUrl: "http://photos.example",
  fetch: server.fetch,
});

const file = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: "image/png" });
const stored = await client.uploadPhoto({ file, details: { caption: "A gate at dusk", tags: [] } });
console.log(stored);
