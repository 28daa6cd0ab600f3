import { Code, code } from "./code.ts";

/** A constant and its declaration. */
export interface Constant {
  readonly name: Code;
  readonly text: Code;
}

/** The constants of a module: each distinct value appears once, however many operations use it. */
export interface Constants {
  /** The name of the constant that holds `value`: `name`, with a number behind it where another value has it. */
  readonly declare: (name: Code, type: Code, value: Code) => Code;
  /** All of them, in the order of need. */
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

/** The declarations of constants, line by line. */
export function declarationsOf(constants: Constants): Code[] {
  return constants.written().map(({ text }) => text);
}
