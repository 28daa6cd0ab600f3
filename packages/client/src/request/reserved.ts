import type { Parameter } from "../operation/parameter.js";
import { scalar } from "./scalar.js";
import { styled } from "./styled.js";

/**
 * Encodes a query parameter but leaves reserved characters unescaped (OpenAPI 3.1, `allowReserved`). Still escapes
 * those that would end the parameter or change its meaning: `&`, `#`, `+`, and the separators in lists and objects.
 */
export function reserved(parameter: Parameter, value: unknown): string {
  const [text, kept] = parameter.style
    ? [styled(parameter, value), /%(3A|2F|3F|40|21|24|27|28|29|2A|3B|5B|5D)/gi]
    : [scalar(parameter, value), /%(3A|2F|3F|40|21|24|27|28|29|2A|3B|5B|5D|2C|3D)/gi];
  return text.replace(kept, decodeURIComponent);
}
