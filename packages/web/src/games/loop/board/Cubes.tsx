/** Cubes of an era: rifts in their slots, the chance of an overflow, and energy. */
import { RIFT_SLOTS } from '@tessera/games/loop';
import { percent } from '../../../text/index.ts';
import { upTo } from '../../../ui/render/upTo.ts';
import { Cube } from '../pieces/Cube.tsx';
import type { EraProps } from './Era.tsx';

/** Chance of defeat below which it is only shown where space allows. */
const NOTED = 0.01;
const WORRY = 0.1;
const ALARM = 0.4;

export function Cubes({ model, things, ring, fresh }: EraProps) {
  const { era, rifts, fallen, energy, perpetual } = things;
  const { overflow = 0, defeat = 0 } = model.outlook.eras[era] ?? {};
  const tone = defeat >= NOTED || overflow >= ALARM ? 'alarm' : overflow >= WORRY ? 'worry' : 'calm';
  const shown = ring.isSlim ? 1 : 3;
  const green = Math.min(energy, shown);
  return (
    <div className="lb-cubes" aria-hidden="true">
      <span className={rifts >= RIFT_SLOTS ? 'lb-rifts is-full' : 'lb-rifts'}>
        {upTo(RIFT_SLOTS).map(slot => (
          <i
            key={slot}
            className={`lb-slot ${slot < rifts && slot >= rifts - fresh ? 'is-fresh' : ''} ${slot >= rifts && slot < rifts + fallen ? 'is-fallen' : ''}`}
            data-slot={`${era} ${slot}`}
            data-piece={slot < rifts + fallen ? `rift ${era} ${slot}` : undefined}
          >
            <Cube kind={slot < rifts + fallen ? 'rift' : 'empty'} />
          </i>
        ))}
        {upTo(Math.max(0, rifts + fallen - RIFT_SLOTS)).map(one => (
          <i key={`over ${one}`} className="lb-slot is-fallen is-over" data-piece={`rift ${era} over ${one}`}>
            <Cube kind="rift" />
          </i>
        ))}
      </span>
      {overflow > (ring.isSlim ? NOTED : 0) && (
        <span className={`lb-risk is-${tone}`}>
          {tone === 'alarm' && <Alarm />}
          {percent(model.words.language, overflow)}
        </span>
      )}
      <span className="lb-energy">
        {upTo(green).map(one => (
          <i key={one} data-piece={`energy ${era} ${one}`}>
            <Cube kind="energy" />
          </i>
        ))}
        {energy + perpetual === 0 && <Cube kind="empty" />}
        {(energy > 0 || perpetual === 0) && <b>{energy}</b>}
        {perpetual > 0 && (
          <>
            <i data-piece={`perpetual ${era} ${perpetual}`}>
              <Cube kind="perpetual" />
            </i>
            <b>{perpetual}</b>
          </>
        )}
      </span>
    </div>
  );
}

const Alarm = () => (
  <svg className="lb-alarm" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M10 1.500 19.200 18H.8zM9 7v5.500h2V7zm0 7v2h2v-2z" />
  </svg>
);
