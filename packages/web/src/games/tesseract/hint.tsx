// @chunk own
/** Text of a hint: a sentence with its reasons, and its effect on the breach probability. */
import { type CubeView, LAB_NAMES, whyOf } from '@tessera/games/tesseract';
import type { Advice } from '../../match/client.ts';
import { type Hint, type HintChange, HintLine } from '../../table/HintLine.tsx';
import { fill, percent } from '../../text/index.ts';
import { specialWords } from './actions.ts';
import { readAnswer, type Said } from './answers.ts';
import { answerWords, deedWords, labTold, pickDeed, plainly, type Speech, targetWords } from './phrases.ts';
import type { Model } from './useModel.ts';

/** Win probability left out: of a long co-operative game it says nothing that a player could act on. */
export default function HintText({ model }: { readonly model: Model }) {
  const { chance: _, ...advice } = model.coach.advice ?? NO_ADVICE;
  const coach = { ...model.coach, advice: model.coach.advice && advice };
  return (
    <HintLine
      model={{ ...model, coach }}
      hintOf={(answer, found) => hintOf(model, answer, found)}
      onShow={model.show}
    />
  );
}

const NO_ADVICE: Advice = { line: [], depth: 0, nodes: 0, reasons: [] };

/** Includes the breach probability and the contained cubes, before the answer and after the planned ones. */
export function hintOf(speech: Speech, answer: string, { reasons, line }: Advice): Hint {
  const { words, view } = speech;
  const why = reasons.map(({ key, params }) => whyOf(words.game, key, params));
  const said = readAnswer(answer, LAB_NAMES[view.decision?.lab ?? 0] ?? 'A');
  // A set and the cube that goes are one motion (T-DEC-3).
  const [, next = ''] = line;
  const goer = said.verb === 'contain' && next.startsWith('pick ') ? next.slice('pick '.length) : undefined;
  return {
    deed: proposed(speech, goer === undefined ? said : { ...said, goer }),
    why,
    changes: [...breachChange(speech, answer), ...containedChange(speech, line)],
    more: goer === undefined ? [] : [next],
  };
}

function breachChange({ words, insight }: Speech, answer: string): readonly HintChange[] {
  if (!insight) return [];
  const { chance } = insight.outlook;
  const told = (one: number): string => percent(words.language, one);
  return [
    {
      label: words.panels.primed.stripNext,
      before: told(chance),
      after: told(insight.after[answer] ?? chance),
    },
  ];
}

/** Cubes on the board once the planned sets of this turn are contained. */
function containedChange({ words, view }: Speech, line: readonly string[]): readonly HintChange[] {
  const planned = line.filter(answer => answer.startsWith('contain ')).length;
  const { title, count: of } = words.panels.containment;
  const count = view.board.filter(cube => cube !== null).length;
  return planned === 0
    ? []
    : [{ label: title, before: String(count), after: fill(of, { count: count + planned }) }];
}

/** Cube with its place where an equal one lies elsewhere: "primed Yellow 3", "Yellow 3 from Milo’s lab". */
function placedWords(speech: Speech, target: string): string {
  const { words, view } = speech;
  const { primed, inLab } = words.table.answers;
  const cube = targetWords(speech, target);
  if (target.startsWith('primed:')) return fill(primed, { cube });
  const [place = '', kind = ''] = target.split(':');
  const lab = LAB_NAMES.findIndex(name => name === place);
  const isTwin = ({ colour, value }: CubeView): boolean => `${colour}${value}` === kind;
  if (!view.labs.some(({ cubes }, other) => lab >= 0 && other !== lab && cubes.some(isTwin))) return cube;
  const zone = fill(words.game.zones.lab, { lab: labTold(speech, lab) });
  return fill(inLab, { cube, lab: plainly(speech, zone) });
}

/** An answer outside of a list: "Adjust Yellow 3: Up to 4". */
function proposed(speech: Speech, said: Said): string {
  const { actions, answers, chosen } = speech.words.table;
  const { title, more } = answerWords(speech, said);
  const pair = (what: string, how: string): string => fill(answers.pair, { what, how });
  switch (said.verb) {
    case 'adjust':
    case 'transfer':
      return pair(
        fill(answers.acts, { action: actions[said.verb], cube: placedWords(speech, said.words[0] ?? '') }),
        title,
      );
    case 'pick':
      return fill(chosen.pick, { deed: pickDeed(speech), what: placedWords(speech, said.words[0] ?? '') });
    case 'remove':
      return `${title} ${more}`;
    case 'specialize':
      return pair(title, specialWords(speech));
    case 'contain':
      return said.goer === undefined ? pair(actions.contain, title) : deedWords(speech, said);
    default:
      return deedWords(speech, said);
  }
}
