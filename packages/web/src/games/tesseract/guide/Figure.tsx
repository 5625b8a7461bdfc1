/** Pictures of the guide, drawn by the components of the table; decoration beside their captions. */
import { parseOptions } from '@tessera/engine';
import {
  type ColourName,
  type EventSymbol,
  TESSERACT_OPTIONS,
  type TesseractView,
  tesseract,
} from '@tessera/games/tesseract';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import { createSignal } from '../../../ui/render/signal.ts';
import { type DieLook, NO_MARKS } from '../contract.ts';
import { MiniCube } from '../home/pictures.tsx';
import { Layers } from '../layers/Layers.tsx';
import { Crack } from '../panels/BreachPanel.tsx';
import { ContainmentBoard } from '../panels/ContainmentPanel.tsx';
import { Die } from '../panels/Die.tsx';
import { PrimedColumns } from '../panels/PrimedPanel.tsx';
import type { PanelModel } from '../panels/props.ts';
import { stillModel } from '../panels/still.ts';
import { EventGlyph, Sign, type SignName } from '../signs.tsx';
import { useWords } from '../words/index.ts';
import { POSITIONS, SETS } from './figures.ts';
import '../panels/panels.css';
import '../panels/team.css';
import './figure.css';

export function Figure({ figure }: { readonly figure: string }) {
  const draw = DRAWINGS[figure as TesseractFigure];
  return (
    <div className={`tess-figure is-${figure}`} inert aria-hidden="true">
      {draw()}
    </div>
  );
}

const symbol = (name: EventSymbol) => () => (
  <span className="tess-figure-symbol">
    <EventGlyph symbol={name} />
  </span>
);

const action =
  (name: SignName, ...shown: readonly ComponentChildren[]) =>
  () => (
    <>
      <Sign name={name} size={30} />
      {shown}
    </>
  );

const dieOf = (kind: string): DieLook => ({ colour: kind[0] as ColourName, value: Number(kind[1]) });

const dice = (...kinds: readonly string[]) => kinds.map(kind => <Die key={kind} {...dieOf(kind)} />);

const Lab = ({ letter }: { readonly letter: string }) => (
  <span className={`tess-avatar of-${letter}`}>{letter}</span>
);

const Card = ({ level }: { readonly level: number }) => <span className="tess-figure-card">{level}</span>;

const TO = <Icon name="arrow" />;

const DRAWINGS = {
  cube: () => <MiniCube position={JSON.stringify(POSITIONS.cube)} hasRims />,
  colours: () => dice('Y3', 'O3', 'P3', 'B3'),
  layers: () => <LayersFigure />,
  equal: () => dice(...SETS.equal),
  run: () => dice(...SETS.run),
  one: () => dice(...SETS.one),
  mixed: () => dice(...SETS.mixed),
  remove: action('remove', dice('O5')),
  adjust: action('adjust', dice('Y3'), TO, dice('Y4')),
  transfer: action('transfer', <Lab letter="A" />, dice('P2'), TO, <Lab letter="B" />),
  study: action('study', <Card level={2} />, TO, <Card level={3} />),
  contain: action('contain', dice('Y2', 'O3', 'P4'), TO, <span className="tess-slot">{dice('O3')}</span>),
  specialize: action('specialize'),
  containment: () => <Panel position={POSITIONS.containment} Drawn={ContainmentBoard} />,
  primed: () => <Panel position={POSITIONS.primed} Drawn={PrimedColumns} />,
  breach: () => <Crack breach={POSITIONS.primed.breach} width={260} hasNumbers />,
  AC: symbol('AC'),
  SH: symbol('SH'),
  CR: symbol('CR'),
  FI: symbol('FI'),
  SD: symbol('SD'),
  EM: symbol('EM'),
  IP: symbol('IP'),
  SW: symbol('SW'),
} as const satisfies Readonly<Record<string, () => ComponentChildren>>;

export type TesseractFigure = keyof typeof DRAWINGS;

/** Public view of a position. */
export function viewOf(position: object): TesseractView {
  const options = parseOptions(TESSERACT_OPTIONS, {});
  return tesseract.view(tesseract.notation.parsePosition(JSON.stringify(position), options, 'lenient'), 0);
}

const nothing = (): void => {};
/** Focus of a figure, which is never set. */
const NOWHERE = createSignal(undefined);

function LayersFigure() {
  const words = useWords();
  const view = useMemo(() => viewOf(POSITIONS.next), []);
  const marks = { ...NO_MARKS, next: view.edge };
  const still = { seq: 0, events: [], isMoving: false, tempo: 1, skips: 0, onPress: nothing, focus: NOWHERE };
  return words ? <Layers {...still} {...{ words, view, marks }} /> : null;
}

interface PanelFigureProps {
  readonly position: object;
  readonly Drawn: (props: { readonly model: PanelModel }) => ComponentChildren;
}

/** A panel without interaction. */
function Panel({ position, Drawn }: PanelFigureProps) {
  const words = useWords();
  const view = useMemo(() => viewOf(position), [position]);
  if (!words) return null;
  return <Drawn model={stillModel(view, words)} />;
}
