import { testTargets, testUpstreams, useTlsServers } from "./tls-servers.js";

useTlsServers();

testUpstreams([
  ["expired", /cannot be reached: certificate has expired\.$/],
  ["of another name", /does not match certificate's altnames.*\.$/],
]);

testTargets([
  ["expired", { NODE_EXTRA_CA_CERTS: "ca.pem" }, /certificate has expired\.$/],
  ["of another name", { NODE_EXTRA_CA_CERTS: "ca.pem" }, /altnames.*\.$/],
]);
