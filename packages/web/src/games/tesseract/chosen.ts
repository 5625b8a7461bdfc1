/** What a chosen answer would do, as far as anybody at the table can know. */
import type { Cell } from '@tessera/games/tesseract';
import { fill, plural } from '../../text/index.ts';
import { endWords } from './actions.ts';
import { cellOfTarget, isAction, type Said } from './answers.ts';
import { type DieLook, topOf } from './contract.ts';
import { capitalised, cellLabel, colourName, cubeName } from './panels/names.ts';
import { answerWords, lookOf, type Speech } from './phrases.ts';
import { levelWords, roomWords, uncoversWords } from './tip.ts';

export type ConsequenceSign = 'check' | 'threat' | 'unknown' | DieLook;

export interface ChosenWords {
  readonly look: DieLook | undefined;
  readonly title: string;
  readonly about: string | undefined;
  /** `*` stands around what is emphasised. */
  readonly lines: readonly { readonly sign: ConsequenceSign; readonly text: string }[];
  readonly deed: string;
  /** What it costs, if it costs an action. */
  readonly spends: string | undefined;
}

type Line = ChosenWords['lines'][number];

export function chosenWords(speech: Speech, said: Said): ChosenWords {
  const { words, view } = speech;
  const { title, more } = answerWords(speech, said);
  const [target] = said.targets;
  const look = target === undefined || said.verb === 'to' ? undefined : lookOf(view, target);
  return {
    look,
    title:
      said.verb === 'end'
        ? words.table.end.long
        : look && said.verb === 'remove'
          ? cubeName(words, look)
          : title,
    about: aboutWords(speech, said) ?? more,
    lines: [...linesOf(speech, said), ...breachLine(speech, said)],
    deed: said.verb === 'pick' ? fill(words.table.chosen.pick, { what: title }) : title,
    spends:
      isAction(said.verb) && view.decision?.type === 'act'
        ? plural(words.language, words.table.chosen.spends, view.actions)
        : undefined,
  };
}

/** Where it lies, or what is being decided. */
function aboutWords(speech: Speech, { verb, words: [target = ''] }: Said): string | undefined {
  const { words, view } = speech;
  const cell = cellOfTarget(target);
  if (verb === 'remove' && cell !== undefined) return levelWords(speech, cell);
  const isAsked = view.decision?.type !== 'act' && view.decision?.type !== 'granted';
  return isAsked ? capitalised(`${words.game.decisions[view.decision?.type ?? 'act']}.`) : undefined;
}

function linesOf(speech: Speech, { verb, words: [target = ''] }: Said): readonly Line[] {
  const { words, view } = speech;
  const { chosen, end } = words.table;
  const cell = cellOfTarget(target);
  if (verb === 'remove' && cell !== undefined) {
    const text = fill(chosen.toLab, { space: roomWords(speech) });
    return [{ sign: topOf(view, cell) ?? 'unknown', text }, ...belowLines(speech, cell)];
  }
  if (verb !== 'end') return [];
  const unspent: Line[] =
    view.actions > 0 ? [{ sign: 'threat', text: plural(words.language, end.lost, view.actions) }] : [];
  return [...unspent, { sign: 'unknown', text: capitalised(endWords(speech)) }];
}

/** What lies under a cube that goes. */
function belowLines(speech: Speech, cell: Cell): readonly Line[] {
  const { words, view } = speech;
  const { chosen } = words.table;
  const stack = view.stacks[cell];
  const below = stack?.cubes.at(-2);
  if (!stack || !below) {
    return [{ sign: stack?.symbol ? 'threat' : 'check', text: uncoversWords(speech, cell) }];
  }
  const { colour, value } = below;
  const shown =
    colour === null
      ? chosen.showsAll
      : value === null
        ? fill(chosen.shows, { colour: colourName(words, colour) })
        : fill(chosen.top, { cube: cubeName(words, below) });
  const count = stack.cubes.length - 1;
  const noEvent = fill(plural(words.language, chosen.noEvent, count), { cell: cellLabel(cell) });
  return [
    { sign: colour === null ? 'unknown' : below, text: capitalised(shown) },
    { sign: 'check', text: noEvent },
  ];
}

function breachLine(speech: Speech, said: Said): readonly Line[] {
  const { chance } = answerWords(speech, said);
  return chance ? [{ sign: 'threat', text: fill(speech.words.table.chosen.breach, chance) }] : [];
}
