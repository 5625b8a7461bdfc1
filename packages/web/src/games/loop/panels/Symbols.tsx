/** Effect of a card as symbols; the text above says the same. */
import { type EffectSymbol, effectSymbols, type Part, type Selector } from '@tessera/games/loop';
import type { ComponentChildren } from 'preact';
import { CloneFace } from '../pieces/CloneFace.tsx';
import { Cube } from '../pieces/Cube.tsx';
import { DimensionMark } from '../pieces/DimensionMark.tsx';
import { FooFace } from '../pieces/FooFace.tsx';
import { Vortex } from '../pieces/Vortex.tsx';
import { Sign, type SignName } from './signs.tsx';

export const Symbols = ({ parts }: { readonly parts: readonly Part[] }) => (
  <span className="lp-symbols" aria-hidden="true">
    {effectSymbols(parts).map((row, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a card never change.
      <span key={i} className="lp-symbol-row">
        {row.map((symbol, j) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nor what is in them.
          <Drawn key={j} symbol={symbol} />
        ))}
      </span>
    ))}
  </span>
);

const Drawn = ({ symbol }: { readonly symbol: EffectSymbol }) => (
  <>
    {deedOf(symbol)}
    {symbol.at && PLACES[symbol.at]()}
    {symbol.with && PLACES[symbol.with]()}
  </>
);

const PLACES: Readonly<Record<Selector, () => ComponentChildren>> = {
  here: () => <Sign name="here" />,
  prev: () => <Sign name="prev" />,
  next: () => <Sign name="next" />,
  foo: () => <FooFace />,
  adj: () => (
    <Joined>
      <Sign name="prev" />/<Sign name="next" />
    </Joined>
  ),
  hereOrAdj: () => (
    <Joined>
      <Sign name="prev" />/<Sign name="here" />/<Sign name="next" />
    </Joined>
  ),
  any: () => <Sign name="any" />,
  vortex: () => <Vortex />,
  'eraOf(other)': () => <Sign name="agent" />,
  'eraOf(any)': () => <Sign name="agent" />,
  hereOrEachVortex: () => (
    <Joined>
      <Sign name="here" />/<Vortex />
      <Vortex />
    </Joined>
  ),
  eachAdj: () => (
    <Joined>
      <Sign name="prev" />
      <Sign name="next" />
    </Joined>
  ),
  eachVortex: () => (
    <Joined>
      <Vortex />
      <Vortex />
    </Joined>
  ),
  'eraOf(each)': () => <Sign name="agents" />,
  'origin(drawn)': () => <Origin />,
  'origin(revealed)': () => <Origin />,
  sentTo: () => <Sign name="there" />,
};

const Joined = ({ children }: { readonly children: ComponentChildren }) => (
  <span className="lp-joined">{children}</span>
);

const Origin = () => (
  <Joined>
    <Sign name="card" />
    <Sign name="here" />
  </Joined>
);

/** Number before a symbol: 1 is left out, `all` is drawn as a heap. */
const several = (count: EffectSymbol['count']): string =>
  count === 1 || count === 'all' ? '' : `${count ?? ''}`;
const HEAP = [0, 1, 2];

function deedOf({ kind, count, zone, condition, of, from }: EffectSymbol): ComponentChildren {
  switch (kind) {
    case 'energy':
      return (
        <>
          {count !== undefined && '+'}
          {count !== 'removed' && count}
          <Cube kind="energy" />
          {count === 'removed' && (
            <>
              =<Cube kind="rift" />
            </>
          )}
        </>
      );
    case 'rift':
      return (
        <>
          {count !== undefined && '−'}
          {count === 'all' ? HEAP.map(i => <Cube key={i} kind="rift" />) : count}
          {count !== 'all' && <Cube kind="rift" />}
        </>
      );
    case 'level':
      return '=';
    case 'push':
      return <Counted count={count} signs={['clone', 'push']} />;
    case 'pull':
      return <Counted count={count} signs={['pull', 'clone']} />;
    case 'destroyClone':
      return <Counted count={count} signs={['clone', 'cross']} />;
    case 'swapClones':
      return <Counted signs={['clone', 'swap', 'clone']} />;
    case 'move':
      return <Counted count={count} signs={['move']} />;
    case 'carry':
      return (
        <>
          +<Counted count={count} signs={['clone']} />
          {from && <Vortex />}
        </>
      );
    case 'jump':
      return <Sign name="jump" />;
    case 'moveAgent':
      return <Counted count={count} signs={['agent', 'move']} />;
    case 'swapAgents':
      return <Counted signs={['agent', 'swap', 'agent']} />;
    case 'draw':
    case 'discard':
    case 'ready':
    case 'available':
      return <Counted count={count} signs={[kind]} />;
    case 'destroyCard':
      return <Counted count={count} signs={['destroy']} />;
    case 'take':
      return <Sign name="take" />;
    case 'readyDimension':
      return (
        <>
          <Sign name="ready" />
          <Elementary />
        </>
      );
    case 'apply':
      return (
        <>
          <Sign name="apply" />
          {zone === 'handOf(other)' && <Sign name="agent" />}
          {zone === 'topDestroyed' && <Sign name="destroy" />}
        </>
      );
    case 'invite':
      return <Counted signs={['agent', 'apply']} />;
    case 'may':
      return <b>?</b>;
    case 'eachPlayer':
      return (
        <>
          <Sign name="agents" />:
        </>
      );
    case 'if':
      return (
        <>
          {condition === 'onVortex(here)' ? <Vortex /> : null}
          {condition === 'otherAgent(here)' ? <Sign name="agents" /> : null}
          {condition === 'rift(here)=0' ? (
            <>
              0<Cube kind="rift" />
            </>
          ) : null}
          <b>?</b>
        </>
      );
    case 'each':
      return <>{of === 'clone(here)' ? <Sign name="clone" /> : <Elementary />}×</>;
    case 'or':
    case 'otherwise':
      return <b>/</b>;
    default:
      return kind satisfies never;
  }
}

/** Any clone, without an era. */
const ANY_CLONE = { destruction: -1, isSupa: false };
const Clone = () => <CloneFace token={ANY_CLONE} />;

/** The three dimensions that can be looped. */
const Elementary = () => [0, 1, 2].map(dimension => <DimensionMark key={dimension} dimension={dimension} />);

interface CountedProps {
  readonly count?: EffectSymbol['count'];
  readonly signs: readonly (SignName | 'clone')[];
}

const Counted = ({ count, signs }: CountedProps) => (
  <>
    {several(count)}
    {count === 'all' && HEAP.slice(1).map(i => <Clone key={`and ${i}`} />)}
    {signs.map((name, i) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, not a list.
      name === 'clone' ? <Clone key={i} /> : <Sign key={i} name={name} />,
    )}
  </>
);
