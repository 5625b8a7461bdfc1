/** Text of banners: a vortex opens, LOOPs in a row, a mission is archived, a cycle begins. */
import {
  ARCHIVES_TO_WIN,
  archivedIn,
  type LoopEvent,
  missionWord,
  ultraWord,
  VORTEX_TILES,
  vorticesIn,
} from '@tessera/games/loop';
import type { Announcement } from '../../table/Banner.tsx';
import { fill, plural } from '../../text/index.ts';
import type { LoopModel } from './contract.ts';
import { supasOf } from './panels/extras.ts';
import { DimensionMark } from './pieces/DimensionMark.tsx';
import { EraGlyph } from './pieces/EraGlyph.tsx';
import { namingOf, playerName } from './speech.ts';

export function announce(model: LoopModel, event: LoopEvent): Announcement | undefined {
  const { words, snapshot, clock } = model;
  const { banners } = words.table;
  const { at, dimensions } = words.game;
  // A banner may come before its event has landed.
  const { view } = clock.arriving ?? snapshot;
  switch (event.type) {
    case 'vortex': {
      const left = VORTEX_TILES - vorticesIn(view);
      return {
        title: fill(banners.vortex, { at: at[event.era] ?? '' }),
        text: left > 0 ? plural(words.language, banners.vortexLeft, left) : banners.noneLeft,
        face: <EraGlyph era={event.era} />,
        mood: 'bad',
      };
    }
    case 'looped':
      return {
        title: fill(banners.loop, { dimension: dimensions[event.dimension] ?? '' }),
        text:
          event.cost > 1
            ? fill(banners.chain, { count: event.cost })
            : fill(banners.loopBy, { name: playerName(model, event.agent) }),
        face: <DimensionMark dimension={event.dimension} />,
        mood: `chain${Math.min(event.cost, 5)}`,
      };
    case 'archived':
      return {
        title: fill(banners.archived, { mission: missionWord(namingOf(model), event.mission) }),
        text: fill(banners.of, { count: archivedIn(view), all: ARCHIVES_TO_WIN }),
        mood: 'good',
      };
    case 'cycle':
      return { title: fill(banners.cycle, { cycle: event.cycle }), text: '' };
    case 'centrifugeDestroyed':
      return { title: banners.centrifuge, text: '', mood: 'good' };
    case 'energy': {
      if (!event.perpetual) return undefined;
      const { left, all } = supasOf(view);
      const { supa } = words.panels.extras;
      return {
        title: banners.supa,
        text: left.length === 0 ? supa.done : fill(supa.left, { count: left.length, all }),
        mood: 'good',
      };
    }
    case 'ultraDestroyed':
      return {
        title: fill(banners.ultra, { ultra: ultraWord(namingOf(model), event.ultra) }),
        text: '',
        mood: 'good',
      };
    default:
      return undefined;
  }
}
