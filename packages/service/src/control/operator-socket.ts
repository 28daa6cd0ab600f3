// This is a separate module that is loaded only where a service runs, because its HTTP client takes longer to load than
// most commands.
export { connectSocket } from "@document-export/operator/socket";
