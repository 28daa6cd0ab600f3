import { openOutbound } from "../../../src/outbound/outbound.js";

/** Connections that may reach servers on this machine, which tests start. */
export const localOutbound = openOutbound({
  allowLoopback: true,
  allowPrivate: false,
  timeout: 60,
});
/** Connections of a service with default settings. */
export const strictOutbound = openOutbound({
  allowLoopback: false,
  allowPrivate: false,
  timeout: 60,
});
