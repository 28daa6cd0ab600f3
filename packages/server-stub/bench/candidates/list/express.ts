import { fileURLToPath } from "node:url";
import express, { type Express } from "express";
import { middleware } from "express-openapi-validator";
import { page } from "../../page.ts";

/** Requests and responses checked by express-openapi-validator. */
const app: Express = express();
app.use(
  middleware({
    apiSpec: fileURLToPath(new URL("../../../test/peers/cut.yaml", import.meta.url)),
    validateRequests: true,
    validateResponses: true,
    validateSecurity: {
      handlers: { bearerToken: (request) => request.headers.authorization === "Bearer good" },
    },
  }),
);
app.get("/v2/document-exports", (_request, response) => {
  response.json(page);
});
export default app;
