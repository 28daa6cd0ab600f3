import type { Command } from "commander";
import type { Offer } from "./offer.js";
import { offeredArguments, offeredValues, type OfferSource } from "./offered-values.js";
import { optionsOf, readTypedLine, type TypedLine } from "./typed-line.js";

/**
 * Finds suggestions for the word `current`, which follows `words`. Returns none if the shell's own suggestions, file
 * names, are just as good.
 */
export async function findOffers(
  program: Command,
  current: string,
  words: readonly string[],
): Promise<readonly Offer[]> {
  const line = readTypedLine(program, words);
  // bash splits a word at `=`; other shells do not.
  const [, name, value = ""] = /^(--[^=]+)=(.*)$/s.exec(current) ?? [];
  if (name !== undefined) {
    const offers = await valuesOf(line, name);
    return startingWith(offers, value).map(({ word, meaning }) => ({
      word: `${name}=${word}`,
      meaning,
    }));
  }
  if (line.option)
    return startingWith(await valuesOf(line, line.option.long), current === "=" ? "" : current);
  if (current.startsWith("-")) return startingWith(optionOffers(line), current);
  return startingWith(await wordOffers(line), current);
}

function startingWith(offers: readonly Offer[], current: string): readonly Offer[] {
  return offers.filter(({ word }) => word.startsWith(current));
}

function valuesOf(line: TypedLine, name: string | undefined): Promise<readonly Offer[]> {
  const choices = optionsOf(line.command).find(({ long }) => long === name)?.argChoices;
  return offersFrom(choices ?? offeredValues[`${line.path} ${name}`], line);
}

function optionOffers({ command }: TypedLine): readonly Offer[] {
  return optionsOf(command).flatMap(({ long, description }) =>
    long ? [{ word: long, meaning: description }] : [],
  );
}

/** Returns the subcommands of a command, or the values of its next argument. */
async function wordOffers(line: TypedLine): Promise<readonly Offer[]> {
  const { command, argumentCount } = line;
  if (argumentCount === 0 && command.commands.length > 0)
    return command
      .createHelp()
      .visibleCommands(command)
      .map((sub) => ({ word: sub.name(), meaning: sub.description() }));
  const choices = command.registeredArguments[argumentCount]?.argChoices;
  return offersFrom(choices ?? (argumentCount === 0 ? offeredArguments[line.path] : []), line);
}

async function offersFrom(
  source: OfferSource | undefined,
  { values }: TypedLine,
): Promise<readonly Offer[]> {
  if (typeof source === "function") return source(values);
  return (source ?? []).map((word) => ({ word, meaning: "" }));
}
