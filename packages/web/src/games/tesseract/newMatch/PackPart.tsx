/** Which cards, researchers and bases are played with. */
import { type Pack, packComplaints, packTemplate, parsePack } from '@tessera/games/tesseract';
import { PackField } from '../../../app/newMatch/packs/PackField.tsx';
import type { PackKind } from '../../../app/newMatch/packs/packs.ts';
import type { FieldProps } from '../../../app/newMatch/preparation.ts';
import { ownPack, withPack } from './form.ts';
import type { PageWords } from './words/index.ts';

export const PACKS: PackKind<Pack> = {
  key: 'tessera.packs',
  complaints: packComplaints,
  parse: parsePack,
};

export const PackPart = ({ draft, words, onChange }: FieldProps<PageWords>) => (
  <PackField
    kind={PACKS}
    clause="T-PACK-1"
    words={words.packs}
    template={packTemplate}
    chosen={ownPack(draft)}
    countsOf={countsOf}
    onChange={pack => onChange(withPack(draft, pack))}
  />
);

const countsOf = ({ research, researchers, bases }: Pack) => ({
  research: research.reduce((sum, { copies }) => sum + copies, 0),
  researchers: researchers.length,
  bases: bases.length,
});
