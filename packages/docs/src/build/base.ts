/** Where a service serves the site, and every link in it begins. */
export const BASE = "/docs";
