import { openOutbound } from "../../../src/outbound/outbound.js";

/** Connections to servers of this machine, which tests start. */
export const localOutbound = openOutbound({
  allowLoopback: true,
  allowPrivate: false,
  timeout: 60,
});
/** Connections as a service makes them that was told nothing. */
export const strictOutbound = openOutbound({
  allowLoopback: false,
  allowPrivate: false,
  timeout: 60,
});
