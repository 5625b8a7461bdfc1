/** An era of the ring: a wedge as one large button, with an upright box for its content. */
import { RIFT_SLOTS } from '@tessera/games/loop';
import type { LoopModel } from '../contract.ts';
import { EraGlyph } from '../pieces/EraGlyph.tsx';
import type { Speech } from '../speech.ts';
import { Cubes } from './Cubes.tsx';
import type { EraThings } from './eras.ts';
import { Folk } from './Folk.tsx';
import { Goods } from './Goods.tsx';
import { eraLabel } from './labels.ts';
import { pixels, type Ring } from './layout.ts';
import { SCENERY } from './scenery.tsx';

/** The part of the model that an era reads. */
export type EraModel = Speech & Pick<LoopModel, 'agent' | 'outlook' | 'markOf' | 'hovered'>;

export interface EraProps {
  readonly model: EraModel;
  readonly things: EraThings;
  readonly ring: Ring;
  /** Number of rifts from the last throw. */
  readonly fresh: number;
}

export function Era(props: EraProps) {
  const { things, ring } = props;
  const { era } = things;
  const { box } = ring.wedges[era] ?? {};
  return (
    <div className={`lb-era is-era-${era}`} data-era={era} data-square={era}>
      <Wedge {...props} />
      <div className="lb-box" style={box && pixels(box)} data-centre>
        <Head {...props} />
        <Cubes {...props} />
        <Folk {...props} />
        <Goods {...props} />
      </div>
    </div>
  );
}

function Wedge({ model, things, ring }: EraProps) {
  const { era, isFoo, rifts } = things;
  const { outline, inset, rim, ground } = ring.wedges[era] ?? {};
  const mark = model.markOf({ kind: 'era', era });
  return (
    <button
      type="button"
      className="lb-wedge"
      style={{ clipPath: `path("${outline}")` }}
      data-thing={`era ${era}`}
      data-mark={mark}
      data-full={rifts >= RIFT_SLOTS ? '' : undefined}
      aria-label={eraLabel(model, things)}
      tabIndex={-1}
    >
      <svg viewBox={`0 0 ${ring.width} ${ring.height}`} aria-hidden="true">
        <path className="lb-field" d={outline} />
        {ground && (
          <g
            className="lb-scenery"
            transform={`translate(${ground.x - 110 * ground.scale} ${ground.y - 120 * ground.scale}) scale(${ground.scale})`}
          >
            <path className="lb-near" d="M-400 119h1000v300h-1000z" />
            {SCENERY[era]}
          </g>
        )}
        <path className={isFoo ? 'lb-edge is-foo' : 'lb-edge'} d={outline} />
        <path className="lb-rim" d={rim} />
        <path className="lb-mark" d={inset} />
      </svg>
    </button>
  );
}

function Head({ model, things: { era }, ring }: EraProps) {
  const { game } = model.words;
  return (
    <div className="lb-head" aria-hidden="true">
      <EraGlyph era={era} />
      <span>{(ring.isSlim ? game.erasShort : game.eras)[era]}</span>
      <i className="lb-badge" data-mark={model.markOf({ kind: 'era', era })} />
    </div>
  );
}
