// What only Node has, apart from the main entry, which runs everywhere.
export { createHttpServer } from "./entries/create-http-server.js";
export { refuseMessage } from "./entries/refuse-message.js";
