/** Field for the content pack: cards, tokens and agents. */
import { type Pack, packComplaints, packTemplate, parsePack } from '@tessera/games/loop';
import { packPartOf } from '../../../table/newMatch/packs/packPart.tsx';
import type { PageWords } from './words/index.ts';

export default packPartOf<Pack, PageWords>({
  kind: { key: 'tessera.packs.loop', complaints: packComplaints, parse: parsePack },
  clause: 'L-PACK-1',
  template: packTemplate,
  countsOf: ({ cards, clones, ultras }) => ({
    cards: cards.length,
    clones: clones.length,
    ultras: ultras.length,
  }),
});
