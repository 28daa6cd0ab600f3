import type { Styled } from "../hosted-document.js";
import { conforms } from "./conforms.js";
import { suggested } from "./paragraph-shapes.js";
import { ruleOf } from "./rule.js";
import { object } from "./shape.js";
import { textStyle } from "./style-shapes.js";

const STYLED = ruleOf(object({ ...suggested, textStyle }));

/** Returns an object of an unknown kind as an element with a style; without members if their types differ. */
export function styledOf(value: object): Styled {
  return conforms(value, STYLED) ? value : {};
}
