import { Code, code } from "./code.ts";

/** A constant and its declaration. */
export interface Constant {
  readonly name: Code;
  readonly text: Code;
}

/** The constants of a module: each distinct value is declared once, however many operations use it. */
export interface Constants {
  /** Returns the name of the constant for `value`: `name`, with a number appended if the name is taken. */
  readonly declare: (name: Code, type: Code, value: Code) => Code;
  /** Returns all constants in the order of first use. */
  readonly written: () => readonly Constant[];
}

/** Creates an empty set of constants. */
export function createConstants(): Constants {
  const known = new Map<string, Code>();
  const taken = new Map<string, number>();
  const definitions: Constant[] = [];
  const nameFrom = ({ text }: Code): Code => {
    const count = (taken.get(text) ?? 0) + 1;
    taken.set(text, count);
    return count === 1 ? new Code(text) : nameFrom(new Code(`${text}_${count}`));
  };
  return {
    declare: (name, type, value) => {
      const whole = `${name.text}: ${type.text} = ${value.text}`;
      const present = known.get(whole);
      if (present) return present;
      const own = nameFrom(name);
      known.set(whole, own);
      definitions.push({ name: own, text: code`const ${own}: ${type} = ${value};` });
      return own;
    },
    written: () => definitions,
  };
}

/** Returns the declarations of constants, one per line. */
export function declarationsOf(constants: Constants): Code[] {
  return constants.written().map(({ text }) => text);
}
