// Exports for Node only, separate from the main entry, which runs everywhere.
export { createHttpServer, createHttpsServer } from "./entries/create-http-server.js";
export { refuseMessage } from "./entries/refuse-message.js";
