/** Which cards, tokens and agents are played with. */
import { type Pack, packComplaints, packTemplate, parsePack } from '@tessera/games/loop';
import { packPartOf } from '../../../table/newMatch/packs/packPart.tsx';
import type { PackKind } from '../../../table/newMatch/packs/packs.ts';

const PACKS: PackKind<Pack> = {
  key: 'tessera.packs.loop',
  complaints: packComplaints,
  parse: parsePack,
};

export const PackPart = packPartOf({
  kind: PACKS,
  clause: 'L-PACK-1',
  template: packTemplate,
  countsOf: ({ cards, clones, ultras }) => ({
    cards: cards.length,
    clones: clones.length,
    ultras: ultras.length,
  }),
});
