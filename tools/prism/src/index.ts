export { startPrism, type Prism } from "./start-prism.ts";
