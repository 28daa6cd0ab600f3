/** Base path of the site: a service serves it here, and every link starts with it. */
export const BASE = "/docs";
