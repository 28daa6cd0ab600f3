// Starts a server that is broken on purpose, checks it, and prints what the command prints: `pnpm example`.
import { checkBrokenServer } from "./check-broken-server.ts";

process.stdout.write(await checkBrokenServer());
