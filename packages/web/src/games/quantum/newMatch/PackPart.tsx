/** Which maps and cards are played with. */
import { type Pack, packComplaints, packTemplate, parsePack } from '@tessera/games/quantum';
import { packPartOf } from '../../../table/newMatch/packs/packPart.tsx';
import { withPack } from './form.ts';
import type { PageWords } from './words/index.ts';

export default packPartOf<Pack, PageWords>({
  kind: { key: 'tessera.packs.quantum', complaints: packComplaints, parse: parsePack },
  clause: 'Q-PACK-1',
  template: ({ game }) => packTemplate(game.cards),
  countsOf: ({ maps, commands, gambits }) => ({
    maps: maps.length,
    commands: copiesIn(commands),
    gambits: copiesIn(gambits),
  }),
  withPack,
});

const copiesIn = (rows: Pack['commands']): number => rows.reduce((sum, { copies }) => sum + copies, 0);
