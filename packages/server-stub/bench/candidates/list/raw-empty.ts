import { createServer } from "node:http";
import listener from "./raw.ts";

/** Bare `node:http` with the option that the stub's own server sets. */
export default createServer({ optimizeEmptyRequests: true }, listener);
