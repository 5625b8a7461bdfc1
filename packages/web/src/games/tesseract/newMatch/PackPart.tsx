/** Field for the content pack: cards, researchers and bases. */
import { type Pack, packComplaints, packTemplate, parsePack } from '@tessera/games/tesseract';
import { packPartOf } from '../../../table/newMatch/packs/packPart.tsx';
import type { PackKind } from '../../../table/newMatch/packs/packs.ts';
import type { PageWords } from './words/index.ts';

export const PACKS: PackKind<Pack> = { key: 'tessera.packs', complaints: packComplaints, parse: parsePack };

export default packPartOf<Pack, PageWords>({
  kind: PACKS,
  clause: 'T-PACK-1',
  template: packTemplate,
  countsOf: ({ research, researchers, bases }) => ({
    research: research.reduce((sum, { copies }) => sum + copies, 0),
    researchers: researchers.length,
    bases: bases.length,
  }),
});
