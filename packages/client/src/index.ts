export * from "./generated/client.js";
export * from "./public.js";
