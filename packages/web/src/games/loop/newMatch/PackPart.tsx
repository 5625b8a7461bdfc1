/** Which cards, tokens and agents are played with. */
import { type Pack, packComplaints, packTemplate, parsePack } from '@tessera/games/loop';
import { PackField } from '../../../app/newMatch/packs/PackField.tsx';
import type { PackKind } from '../../../app/newMatch/packs/packs.ts';
import type { FieldProps } from '../../../app/newMatch/preparation.ts';
import { ownPack, withPack } from './form.ts';
import type { PageWords } from './words/index.ts';

const PACKS: PackKind<Pack> = {
  key: 'tessera.packs.loop',
  complaints: packComplaints,
  parse: parsePack,
};

export const PackPart = ({ draft, words, onChange }: FieldProps<PageWords>) => (
  <PackField
    kind={PACKS}
    clause="L-PACK-1"
    words={words.packs}
    template={packTemplate}
    chosen={ownPack(draft)}
    countsOf={countsOf}
    onChange={pack => onChange(withPack(draft, pack))}
  />
);

const countsOf = ({ cards, clones, ultras }: Pack) => ({
  cards: cards.length,
  clones: clones.length,
  ultras: ultras.length,
});
