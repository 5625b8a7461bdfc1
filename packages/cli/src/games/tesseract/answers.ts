/** Answers in words: "play Rewrite", "raise Y3 in lab A to 4". */
import {
  type Answer,
  COLOURS,
  cardTextOf,
  parseAnswer,
  researcherTextOf,
  spotOf,
  type Target,
  type TesseractView,
} from '@tessera/games/tesseract';
import { filled } from '../../words.ts';
import { labName, type Texts } from './board.ts';
import { stackedText } from './cube.ts';

export const answerWords = (view: TesseractView, notation: string, texts: Texts): string =>
  wordsOf(view, parseAnswer(notation), texts);

export function wordsOf(view: TesseractView, answer: Answer, texts: Texts): string {
  const { own, game } = texts;
  const { answers } = own;
  const cube = (at: Target): string => cubeWords(view, at, texts);
  const card = (id: string): string => cardTextOf(view.options, id, game).name;
  switch (answer.type) {
    case 'remove':
      return filled(answers.remove, { cube: cube(answer.cell) });
    case 'adjust':
      return adjustWords(view, answer, texts);
    case 'transfer':
      return filled(answers.transfer, { cube: cube(answer.at), lab: labName(answer.to) });
    case 'contain':
      return filled(answers.contain, { cubes: answer.set.map(kindName).join(' ') });
    case 'study':
    case 'play':
    case 'keep':
      return filled(answers[answer.type], { card: card(answer.card) });
    case 'use':
      return filled(answers.use, { card: card(view.columns[answer.column - 1]?.card ?? '') });
    case 'specialize': {
      const { researcher = '' } = view.labs[view.decision?.lab ?? view.active] ?? {};
      return filled(answers.specialize, {
        researcher: researcherTextOf(view.options, researcher, game).name,
      });
    }
    case 'pick':
      return filled(answers.pick, { cube: cube(answer.at) });
    case 'to':
      return filled(answers.to, { cell: cellName(answer.cell) });
    case 'lab':
      return filled(answers.lab, { lab: labName(answer.lab) });
    case 'value':
      return filled(answers.value, { value: answer.value });
    case 'branch':
      return answer.branch === 1 ? answers.first : answers.second;
    case 'give': {
      const { card: given, from, to } = answer;
      return filled(answers.give, { card: card(given), from: labName(from), to: labName(to) });
    }
    default:
      return shortWords(view, answer.type, answers);
  }
}

/** Short answers such as yes and no, by the question. */
function shortWords(
  { decision }: TesseractView,
  type: 'end' | 'yes' | 'no' | 'stop',
  answers: Readonly<Record<string, string>>,
): string {
  return answers[`${decision?.type}.${type}`] ?? answers[type] ?? type;
}

function adjustWords(
  view: TesseractView,
  { at, by }: Extract<Answer, { type: 'adjust' }>,
  texts: Texts,
): string {
  const { answers } = texts.own;
  const spot = spotOf(at);
  const value = 'kind' in spot ? (spot.kind % 6) + 1 : 0;
  const cube = cubeWords(view, at, texts);
  if (by === 0) return filled(answers.flip, { cube, value: 7 - value });
  if (value + by === 0) return filled(answers.away, { cube });
  return filled(by > 0 ? answers.up : answers.down, { cube, value: value + by });
}

const kindName = (kind: number): string => `${COLOURS[Math.floor(kind / 6)]}${(kind % 6) + 1}`;
const cellName = (cell: number): string => `${cell % 4},${Math.floor(cell / 4)}`;

/** `Y3 in lab A`, `primed O5`, `P3 at 3,0`. */
export function cubeWords({ stacks }: TesseractView, at: Target, { own, game }: Texts): string {
  const { cubes } = own;
  const spot = spotOf(at);
  switch (spot.zone) {
    case 'tess': {
      const top = stacks[spot.cell]?.cubes.at(-1);
      return filled(cubes.at, { cube: top ? stackedText(top) : '??', cell: cellName(spot.cell) });
    }
    case 'lab':
      return filled(cubes.of, { cube: kindName(spot.kind), lab: labName(spot.lab) });
    case 'primed':
      return filled(cubes.primed, { cube: kindName(spot.kind) });
    case 'destroyed':
      return filled(cubes.destroyed, { colour: game.colours[COLOURS[spot.colour] ?? 'Y'] });
    default:
      return spot satisfies never;
  }
}
