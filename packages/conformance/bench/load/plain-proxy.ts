// A minimal proxy: pipes both bodies, and passes on the headers as they are.
import { Agent, createServer, request } from "node:http";

const agent = new Agent({ keepAlive: true });
const port = Number(process.argv[2]);
const server = createServer((incoming, outgoing) => {
  const { method, url: path, headers } = incoming;
  const forwarded = request(
    { port, host: "127.0.0.1", method, path, headers, agent },
    (message) => {
      outgoing.writeHead(message.statusCode ?? 502, message.headers);
      message.pipe(outgoing);
    },
  );
  incoming.pipe(forwarded);
});
// On a busy machine, a caller may return after the 5 seconds for which Node keeps an idle connection open.
server.keepAliveTimeout = 0;
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
