/** Remaining supplies; piles can be opened. */
import { bagOf, greenFree, hasMegaVortices, redFree, VORTEX_TILES, vorticesIn } from '@tessera/games/loop';
import type { ComponentChildren } from 'preact';
import { fill } from '../../../text/index.ts';
import { Cube } from '../pieces/Cube.tsx';
import { Vortex } from '../pieces/Vortex.tsx';
import { cardName } from './names.ts';
import { openPile } from './openPile.ts';
import { Panel } from './Panel.tsx';
import type { PanelProps } from './props.ts';
import { Sign } from './signs.tsx';
import './supply.css';

export function Supply({ model }: PanelProps) {
  const { view, words } = model;
  const { supply } = words.panels;
  const top = view.destroyed.at(-1);
  return (
    <Panel
      className="lp-supply"
      title={supply.title}
      aside={top === undefined ? supply.noTop : fill(supply.top, { card: cardName(model, top) })}
    >
      <ul>
        <Stock sign={<Cube kind="rift" />} count={redFree(view)} name={supply.rifts} />
        <Stock sign={<Cube kind="energy" />} count={greenFree(view)} name={supply.energy} />
        <Stock
          sign={<Vortex isMega={hasMegaVortices(view)} />}
          count={fill(supply.ofAll, { count: VORTEX_TILES - vorticesIn(view), all: VORTEX_TILES })}
          name={supply.vortices}
        />
        <Stock sign={<Sign name="bag" />} count={bagOf(view).length} name={supply.clones} />
        <Stock
          sign={<Sign name="deck" />}
          count={view.bigDeck.length}
          name={supply.bigDeck}
          open={() => openPile({ kind: 'bigDeck' })}
        />
        <Stock
          sign={<Sign name="destroy" />}
          count={view.destroyed.length}
          name={supply.destroyed}
          open={() => openPile({ kind: 'destroyed' })}
        />
      </ul>
    </Panel>
  );
}

interface StockProps {
  readonly sign: ComponentChildren;
  readonly count: number | string;
  readonly name: string;
  readonly open?: () => void;
}

function Stock({ sign, count, name, open }: StockProps) {
  const content = (
    <>
      {sign}
      <span>
        <b>{count}</b> {name}
      </span>
    </>
  );
  return (
    <li>
      {open ? (
        <button type="button" onClick={open}>
          {content}
        </button>
      ) : (
        content
      )}
    </li>
  );
}
