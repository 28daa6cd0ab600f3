// oxlint-disable no-underscore-dangle -- Node names the methods of who implements a stream so.
import type { Agent } from "node:http";
import type { Duplex } from "node:stream";

/** A write fails with these if the other end no longer reads. */
const REFUSED = new Set(["EPIPE", "ECONNRESET"]);

/**
 * Lets the connections of an agent read on if the server refuses the rest of a request. A server may respond before a
 * request is complete, such as with 413, and close the connection (RFC 9112, 9.3). Node would then take the failed
 * write for the end, and lose the response that has arrived. The end of reading says soon enough whether there is one.
 */
export function keepReading<Kind extends Agent>(agent: Kind): Kind {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, callback) => {
    const socket = connect(options, callback);
    if (socket) passRefusedWrites(socket);
    return socket;
  };
  return agent;
}

type Done = Parameters<Duplex["_write"]>[2];

function passRefusedWrites(socket: Duplex): void {
  const ending =
    (done: Done): Done =>
    (error) =>
      done(isRefused(error) ? undefined : error);
  const write = socket._write.bind(socket);
  socket._write = (chunk, encoding, done) => write(chunk, encoding, ending(done));
  const writeMany = socket._writev?.bind(socket);
  if (writeMany) socket._writev = (chunks, done) => writeMany(chunks, ending(done));
}

function isRefused(error: (Error & { readonly code?: string }) | null | undefined): boolean {
  return error !== null && error !== undefined && REFUSED.has(error.code ?? "");
}
