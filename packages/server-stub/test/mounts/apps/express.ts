import express, { type Express } from "express";
import { server } from "./server.ts";

export const app: Express = express();
app.use(server.node);
