/** Commands of a player at the keyboard. */
import type { Command } from '@tessera/wire';
import { writeNew } from '../files.ts';
import { filled } from '../words.ts';
import { help, hint, notes, offerInWords, reads, refuse, showLegal, what, why } from './questions.ts';
import { PLAY_TEXT } from './text.ts';
import type { Seating, Typed } from './typed.ts';

/** Returns, or resolves to, true to leave the table; any other value is ignored. */
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

/** Executes every pending task of bots. */
export async function letBots({ sitting, screen, signal }: Seating): Promise<void> {
  for (let task = sitting.botTask; task && !signal.aborted; task = sitting.botTask) {
    const done = screen.thinking(task.seat);
    screen.tell(await sitting.letBot(task, signal).finally(done));
  }
}

/**
 * Executes a line: a legal answer (some are written like a command: `decline` and `redo` of quantum), an
 * answer in words, a command, an answer's number, or else an answer that will be refused.
 */
export async function obey(line: string, seating: Seating): Promise<boolean> {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line.trim()) ?? [];
  if (word === '') return false;
  const { sitting, face, screen } = seating;
  const isLegal = sitting.legal.includes(line.trim());
  const worded = isLegal || rest === '' ? undefined : offerInWords(line, seating);
  const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  const own = Object.hasOwn(face.commands, word) ? face.commands[word] : undefined;
  if (isLegal) act(line.trim(), seating);
  else if (worded) act(worded.notation, seating);
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

/** Sends a command to the table, or prints its refusal. */
function want(seating: Seating, command: Command): void {
  const done = seating.sitting.do(command);
  if ('refused' in done) refuse(done.refused, seating);
  else seating.screen.tell(done);
}

function undo(typed: Typed): void {
  const { sitting, screen, language } = typed;
  const { undo: status, count } = sitting.standing;
  if (status === 'ready') want(typed, { do: 'takeBack', after: count });
  else if (status !== 'ask') screen.say('refused', [PLAY_TEXT[language][status]], { refusal: status });
}

/** Offers to end: rivals at the keyboard are asked one after the other, bots answer at once. */
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

/** Saves the match; never overwrites a file. */
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
