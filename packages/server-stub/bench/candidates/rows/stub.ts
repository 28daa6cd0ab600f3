import { stubOf } from "../../stub.ts";
import { page } from "./page.ts";

export default stubOf(page).node;
