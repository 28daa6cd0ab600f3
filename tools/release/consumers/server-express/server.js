import express from "express";
import { server, token } from "./stub.js";

const app = express();
app.use(server.node);

export { token };
export const http = app.listen(0, "127.0.0.1");
