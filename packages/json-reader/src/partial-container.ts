import { isBlank } from "./is-blank.js";

/** An array or object that is parsed in parts from the text between its brackets. */
export interface PartialContainer {
  readonly kind: "array" | "object";
  readonly value: object;
  /** Adds one or more complete members. @throws {SyntaxError} for anything else. */
  readonly addMembers: (text: string) => void;
  /** Adds one member, given the text before its value. @throws {SyntaxError} if that text is not a valid name. */
  readonly addMember: (before: string, value: unknown) => void;
}

/** Creates an empty container. */
export function createContainer(kind: PartialContainer["kind"]): PartialContainer {
  return kind === "array" ? createArray() : createObject();
}

function createArray(): PartialContainer {
  const value: unknown[] = [];
  return {
    kind: "array",
    value,
    addMembers: (text) => {
      const elements: unknown[] = JSON.parse(`[${text}]`);
      assertNotEmpty(elements);
      for (const element of elements) value.push(element);
    },
    addMember: (before, element) => {
      if (!isBlank(before)) throw new SyntaxError("Unexpected text before an array element.");
      value.push(element);
    },
  };
}

function createObject(): PartialContainer {
  const value = {};
  return {
    kind: "object",
    value,
    addMembers: (text) => {
      const entries = Object.entries(JSON.parse(`{${text}}`));
      assertNotEmpty(entries);
      for (const [name, member] of entries) define(value, name, member);
    },
    addMember: (before, member) => {
      // `null` takes the place of the value: if `before` ends with a stray value, parsing fails, whereas a digit could
      // become part of that value.
      for (const name of Object.keys(JSON.parse(`{${before}null}`))) define(value, name, member);
    },
  };
}

function assertNotEmpty(members: readonly unknown[]): void {
  if (members.length === 0) throw new SyntaxError("Expected a member after the comma.");
}

/** Defines a property as `JSON.parse` does: `__proto__` is an ordinary name. */
function define(object: object, name: string, value: unknown): void {
  const descriptor = { value, configurable: true, enumerable: true, writable: true };
  Object.defineProperty(object, name, descriptor);
}
