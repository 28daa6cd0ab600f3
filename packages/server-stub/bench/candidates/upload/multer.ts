import express, { type Express } from "express";
import multer, { memoryStorage } from "multer";
import { accept } from "../../accept.ts";

const app: Express = express();
app.post(
  "/v2/export/hosted-docs",
  multer({ storage: memoryStorage() }).single("file"),
  (request, response) => {
    if (request.file && JSON.parse(request.body.options)) accept(response);
  },
);
export default app;
