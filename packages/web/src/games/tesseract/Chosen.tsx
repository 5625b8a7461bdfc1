// @chunk *-table
/** Card of the selected answer: beside the cubes, on a phone in place of the answers. */
import './chosen.css';
import type { CSSProperties } from 'preact';
import { useMemo } from 'preact/hooks';
import { ChosenCard } from '../../table/ChosenCard.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { upTo } from '../../ui/render/upTo.ts';
import type { Afterwards } from './afterwards.ts';
import { cellOfTarget, type Said } from './answers.ts';
import { barOf, chosenWords } from './chosen.ts';
import type { Consequence } from './consequences.ts';
import { UNKNOWN } from './contract.ts';
import { Die } from './panels/Die.tsx';
import { cubeName } from './panels/names.ts';
import { lookOf, targetWords } from './phrases.ts';
import type { Model } from './useModel.ts';

export default function Chosen({ model }: { readonly model: Model }) {
  const { pending: said, snapshot, layout, view, words, drawing } = model;
  // Told once: an insight that arrives later would move the buttons from under the pointer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the insight of the moment of the selection.
  const told = useMemo(() => said && chosenWords(model, said), [said, view, words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured when the card opens or the table is laid out anew.
  const placed = useMemo(() => said && placeOf(model, said), [said, layout, drawing.drawing]);
  if (!said || !told || !placed) return null;
  const { look, title, about, lines, after, deed } = told;
  const { side, ...place } = placed;
  return (
    <div className="tt-beside" {...place}>
      <ChosenCard
        key={said.text}
        face={look && <Die {...look} />}
        title={title}
        about={about}
        lines={lines.map(line => ({ sign: <ConsequenceIcon sign={line.sign} />, text: line.text }))}
        bar={barOf(model.view, said, snapshot.lasting)}
        deed={deed}
        layout={layout}
        side={side}
        onDo={model.confirm}
        onLetGo={model.putBack}
      >
        {said.goes && said.goes.length > 1 && <Goers model={model} goes={said.goes} goer={said.goer} />}
        {after && <LabAfter model={model} after={after} />}
      </ChosenCard>
    </div>
  );
}

/** Drawings of the Tesseract that are in sight. */
const DRAWN = ':is(.tess-turntable, .tess-layers:not(.only-read))';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the cube of an answer is on the screen: at the press, or after a key or a button at its square. */
function spotOf(model: Model, { targets: [target = ''] }: Said, stage: DOMRect): Spot | undefined {
  const cell = cellOfTarget(target);
  if (cell === undefined) return undefined;
  const { x = 0, y = 0 } = model.pressed() ?? {};
  if (x > stage.left && x < stage.right && y < stage.bottom) return { x, y };
  const square = 16 * ((model.view.stacks[cell]?.cubes.length ?? 1) - 1) + cell;
  const box = document.querySelector(`${DRAWN} [data-square="${square}"]`)?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Width of the card with its distance from the cube, in rem: large screens have larger letters. */
const ROOM = 18.5 + 4;

interface Place {
  readonly side: 'left' | 'right';
  readonly 'data-at'?: 'lab' | 'left' | 'right' | 'low';
  readonly style?: CSSProperties;
}

/**
 * Beside the 3D cube. Over the layers beside the cube it is about: above the lab for a set, else on the outer side of the pressed cube where the card
 * fits; without either at the edge of the stage, on the right below a high cube: removable cubes stay in sight.
 */
function placeOf(model: Model, said: Said): Place {
  // The 3D cube leaves a column free for it.
  if (model.drawing.drawing === 'cube' && !model.drawing.isBoth) return { side: 'left' };
  const stage = document.querySelector('.tt-stage')?.getBoundingClientRect();
  const { x, y = 0 } = (stage && spotOf(model, said, stage)) ?? {};
  const away = (x ?? model.pressed()?.x ?? 0) > innerWidth / 2 ? 'left' : 'right';
  if (said.goes) return { side: away, 'data-at': 'lab' };
  if (!stage || x === undefined) return { side: away };
  const [left, right] = [x - stage.left, stage.right - x];
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (Math.min(left, right) < ROOM * rem) {
    if (left > right) return { side: 'left' };
    return y < stage.top + stage.height / 2 ? { side: 'right', 'data-at': 'low' } : { side: 'right' };
  }
  const side = left > right ? 'right' : 'left';
  return {
    side,
    'data-at': side,
    style: { '--beside': `${side === 'right' ? left : right}px` } as CSSProperties,
  };
}

interface AfterProps {
  readonly model: Model;
  readonly after: Afterwards;
}

/** The lab as it is then; rolled dice have no value yet. */
function LabAfter({ model: { words }, after: { cubes, free } }: AfterProps) {
  const names = cubes.map(cube => cubeName(words, cube)).join(', ');
  return (
    <div className="tt-after">
      <small>{words.table.chosen.after}</small>
      <span role="img" aria-label={names}>
        {[...cubes.entries()].map(([i, cube]) => (
          <Die key={i} {...cube} />
        ))}
        {upTo(free).map(i => (
          <i key={i} />
        ))}
      </span>
    </div>
  );
}

interface GoersProps {
  readonly model: Model;
  readonly goes: readonly string[];
  readonly goer: string | undefined;
}

/** Cubes of the set that may go to the board; the selected one is marked. */
function Goers({ model, goes, goer }: GoersProps) {
  return (
    <div className="tt-goers" role="group" aria-label={model.words.table.chosen.goes}>
      {goes.map((target, i) => (
        <button
          key={target}
          type="button"
          aria-pressed={target === goer}
          aria-label={targetWords(model, target)}
          onClick={() => target !== goer && model.press(target)}
        >
          <Die {...(lookOf(model.view, target) ?? UNKNOWN)} />
          <kbd>{i + 1}</kbd>
        </button>
      ))}
    </div>
  );
}

function ConsequenceIcon({ sign }: Pick<Consequence, 'sign'>) {
  if (sign === 'unknown') return <Die colour={null} value={null} />;
  return typeof sign === 'string' ? <Icon name={sign} /> : <Die {...sign} />;
}
