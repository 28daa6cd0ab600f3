// A module of its own, which is loaded where a service runs: its client of HTTP takes longer to load than most commands.
export { connectSocket } from "@document-export/operator/socket";
