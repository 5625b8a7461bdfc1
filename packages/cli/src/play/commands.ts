/** Commands of a player at the keyboard. */
import { FormatError, seededChance } from '@tessera/engine';
import type { Command, Refusal } from '@tessera/wire';
import { writeNew } from '../files.ts';
import type { Manifest } from '../games/manifest.ts';
import { lineInWords, written } from '../thought.ts';
import { filled, type Language, sentenceOf } from '../words.ts';
import type { Face } from './face.ts';
import { beginning, columns, legalLines, type Offer } from './list.ts';
import type { Screen } from './screen.ts';
import type { Sitting } from './sitting.ts';
import { PLAY_TEXT } from './text.ts';
import { plain, thingsCalled } from './things.ts';

export interface Seating {
  readonly manifest: Manifest;
  readonly sitting: Sitting;
  readonly face: Face;
  readonly screen: Screen;
  readonly language: Language;
  readonly signal: AbortSignal;
}

interface Typed extends Seating {
  /** The rest of the line after the command's name. */
  readonly rest: string;
}

/** Returns, or resolves to, true to leave the table; all else is passed over. */
type TypedCommand = (typed: Typed) => unknown;

const COMMANDS: Readonly<Record<string, TypedCommand>> = {
  '?': typed => (typed.rest === '' ? help(typed) : what(typed)),
  help,
  legal: showLegal,
  what,
  why,
  hint,
  notes,
  undo,
  redo: typed => want(typed, { do: 'redo', after: typed.sitting.standing.count }),
  offer,
  agree: typed => answerOffer(typed, true),
  decline: typed => answerOffer(typed, false),
  board: ({ sitting, screen }) => screen.board(sitting),
  position: ({ sitting: { position }, screen }) => screen.say('position', [position], { position }),
  save,
  leave: typed => want(typed, { do: 'leave' }),
  resign: typed => want(typed, { do: 'leave' }),
  quit: () => true,
  exit: () => true,
};

/** Lets bots do all that waits for them. */
export async function letBots({ sitting, screen, signal }: Seating): Promise<void> {
  for (let task = sitting.botTask; task && !signal.aborted; task = sitting.botTask) {
    const done = screen.thinking(task.seat);
    screen.tell(await sitting.letBot(task, signal).finally(done));
  }
}

/** Does what a line says: an answer in words, a command, an answer's number, or else an answer in notation. */
export async function obey(line: string, seating: Seating): Promise<boolean> {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line.trim()) ?? [];
  if (word === '') return false;
  const { sitting, face, screen } = seating;
  const worded = rest === '' ? undefined : offerInWords(line, seating);
  const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  const own = Object.hasOwn(face.commands, word) ? face.commands[word] : undefined;
  if (worded) act(worded.notation, seating);
  else if (command) return (await command({ ...seating, rest: rest.trim() })) === true;
  else if (own) screen.say(word, own(sitting.standing.view, rest.trim()));
  else if (face.isNumbered && /^\d+$/.test(line.trim())) actByNumber(Number(line), seating);
  else act(line.trim(), seating);
  return false;
}

function actByNumber(number: number, seating: Seating): void {
  const answer = seating.sitting.legal[number - 1];
  if (answer !== undefined) act(answer, seating);
  else seating.screen.say('refused', [filled(PLAY_TEXT[seating.language].noNumber, { number })]);
}

/** Plays an answer in notation. */
function act(notation: string, seating: Seating): void {
  const { sitting, screen, language } = seating;
  const { count, toAct } = sitting.standing;
  const words = PLAY_TEXT[language];
  if (toAct === null) screen.say('refused', [words.notNow, words.afterwards]);
  else if (reads(notation, seating)) want(seating, { do: 'play', move: notation, after: count });
}

/** Does a command of the table, or says why not. */
function want(seating: Seating, command: Command): void {
  const done = seating.sitting.do(command);
  if ('refused' in done) refuse(done.refused, seating);
  else seating.screen.tell(done);
}

/** A refusal of the rules or of the table, in the player's language. */
function refuse(refused: Refusal, { manifest, sitting, screen, language }: Seating): void {
  const { code, clause } = refused;
  const text = PLAY_TEXT[language];
  const ofTable = sitting.standing.toAct === null ? text.notNow : sentenceOf(text.refusals, code);
  const sentence = clause ? `${manifest.words(language).refusal(refused)} (${clause})` : ofTable;
  screen.say('refused', [sentence], refused);
}

/** The answer that a text writes, in a world that fits what is known; or undefined after a complaint. */
function reads(
  text: string,
  { sitting, screen, language }: Seating,
): { move: unknown; world: unknown } | undefined {
  const { game, standing } = sitting;
  const world = game.determinize(standing.view, seededChance('reading'));
  try {
    return { move: game.notation.parseMove(world, text), world };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const { notAction, typeHelp } = PLAY_TEXT[language];
    const column = error.column ?? 1;
    screen.say('malformed', [filled(notAction, { text: text.slice(0, 40), column }), typeHelp], { column });
    return undefined;
  }
}

function help({ screen, face, language }: Typed): void {
  const { typeNumber, typeAnswer, help: ofEveryGame } = PLAY_TEXT[language];
  screen.say('help', [face.isNumbered ? typeNumber : typeAnswer, ...ofEveryGame, ...face.help]);
}

/** Legal answers with their words. */
export function offersOf({ sitting, face }: Pick<Seating, 'sitting' | 'face'>): Offer[] {
  const { view } = sitting.standing;
  return sitting.legal.map((notation, i) => ({
    notation,
    words: face.answer(view, notation),
    number: i + 1,
  }));
}

/** The one legal answer whose words were typed. */
function offerInWords(line: string, seating: Seating): Offer | undefined {
  const typed = plain(line);
  const found = offersOf(seating).filter(({ words }) => plain(words) === typed);
  return found.length === 1 ? found[0] : undefined;
}

function showLegal(typed: Typed): void {
  const { face, screen, language, rest } = typed;
  const offers = beginning(offersOf(typed), rest);
  const lines = offers.length > 0 ? legalLines(offers, face.isNumbered) : [PLAY_TEXT[language].noLegal];
  screen.say('legal', lines, { legal: offers.map(({ notation }) => notation) });
}

/** More of one name are listed instead of told. */
const FEW = 6;

/** The effect of a thing by its name; without a name, the things on the table. */
function what({ sitting, face, screen, language, rest }: Typed): void {
  const text = PLAY_TEXT[language];
  const all = face.things(sitting.standing.view);
  const things = rest === '' ? all.filter(({ isHere }) => isHere) : thingsCalled(all, rest);
  const names = [...new Set(things.map(({ name }) => name))];
  const effects = new Set(things.map(({ name, text: does }) => filled(text.thing, { name, text: does })));
  const lines =
    things.length === 0
      ? [filled(text.noThing, { name: rest.slice(0, 40) })]
      : rest === ''
        ? columns(names)
        : names.length > FEW
          ? [filled(text.manyThings, { names: names.join(', ') })]
          : [...effects];
  screen.say('what', lines, { things });
}

function why(typed: Typed): void {
  const { sitting, screen, language, rest } = typed;
  const { standing, game } = sitting;
  const text = PLAY_TEXT[language];
  if (rest === '') screen.say('malformed', [text.needsMove]);
  else if (standing.toAct === null) screen.say('refused', [text.notNow]);
  else {
    const read = rest === 'leave' ? 'leave' : reads(rest, typed);
    const refused = typeof read === 'object' ? game.check(read.world, standing.toAct, read.move) : undefined;
    if (refused) refuse(refused, typed);
    else if (read) screen.say('legal', [filled(text.isLegal, { move: rest })]);
  }
}

async function hint({ manifest, sitting, face, screen, language, signal }: Typed): Promise<void> {
  const text = PLAY_TEXT[language];
  if (sitting.standing.toAct === null) {
    screen.say('refused', [text.notNow]);
    return;
  }
  const { game, bots } = manifest;
  const { view, seat, thought } = await sitting.advise(signal);
  const { line, chance } = written(game, view, thought);
  const reasons = bots.insight.reasonsFor(view, seat, thought);
  const shown = face.isNumbered ? lineInWords(game, view, thought, face.answer).join('; ') : line.join(' ');
  const sentence =
    chance === undefined
      ? filled(text.hint, { line: shown })
      : filled(text.hintChance, { line: shown, chance: percent(chance) });
  const whys = reasons.map(manifest.words(language).why);
  screen.say('hint', [[sentence, ...whys].join(' ')], { line, chance, reasons });
}

const percent = (chance: number): number => Math.round(100 * chance);

/** Reasons of bots, win chances of hints, offers that were declined. */
function notes({ manifest, sitting, screen, language }: Typed): void {
  const text = PLAY_TEXT[language];
  const { seats, why: reasonWords } = manifest.words(language);
  const lines = sitting.notes.map(note => {
    const number = note.count + 1;
    if (note.kind === 'reason') return filled(text.noteReason, { number, reason: reasonWords(note.reason) });
    const seat = seats[note.seat] ?? '';
    return note.kind === 'chance'
      ? filled(text.noteChance, { number, seat, chance: percent(note.chance) })
      : filled(text.noteDeclined, { number, seat });
  });
  screen.say('notes', lines.length > 0 ? lines : [text.noNotes], { notes: sitting.notes });
}

function undo(typed: Typed): void {
  const { sitting, screen, language } = typed;
  const { undo: status, count } = sitting.standing;
  if (status === 'ready') want(typed, { do: 'takeBack', after: count });
  else if (status !== 'ask') screen.say('refused', [PLAY_TEXT[language][status]], { refusal: status });
}

/** Rivals at the keyboard are asked one after the other, bots answer at once. */
async function offer(typed: Typed): Promise<void> {
  const { manifest, screen, language } = typed;
  const text = PLAY_TEXT[language];
  if (manifest.game.isTogether) {
    screen.say('refused', [text.refusals.E_NO_AGREEMENT]);
    return;
  }
  want(typed, { do: 'ask', proposal: { kind: 'end' } });
  await letBots(typed);
  askPeople(typed);
}

function askPeople({ manifest, sitting, screen, language }: Typed): void {
  const [next] = sitting.offer?.waitsFor ?? [];
  if (next === undefined) return;
  const seat = manifest.words(language).seats[next] ?? '';
  screen.say('asked', [filled(PLAY_TEXT[language].answerOffer, { seat })], { seat: next });
}

function answerOffer(typed: Typed, agrees: boolean): void {
  const { sitting, screen, language } = typed;
  const ask = sitting.offer;
  if (!ask) screen.say('refused', [PLAY_TEXT[language].noOffer]);
  else {
    want(typed, { do: 'answer', ask: ask.id, agrees });
    askPeople(typed);
  }
}

/** Never over an existing file. */
function save({ manifest, sitting, screen, language, rest: file }: Typed): void {
  const text = PLAY_TEXT[language];
  const { log, standing } = sitting;
  const record = file.endsWith('.json') ? undefined : manifest.record;
  const content = record ? record.format(log, standing.outcome ?? undefined) : `${JSON.stringify(log)}\n`;
  try {
    if (file === '') screen.say('malformed', [text.needsFile]);
    else {
      writeNew(file, content);
      screen.say('saved', [filled(text.saved, { file })], { file });
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    screen.say('refused', [filled(code === 'EEXIST' ? text.exists : text.notSaved, { file, code })]);
  }
}
