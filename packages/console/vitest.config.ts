export { default } from "@document-export/config/vitest";
