/** In bytes. Documents up to here are held by many exports at once, and never wait for a larger one. */
export const SMALL_DOCUMENT = 1024 * 1024;
