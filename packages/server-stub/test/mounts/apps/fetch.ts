import { server } from "./server.ts";

export default { fetch: server.fetch };
