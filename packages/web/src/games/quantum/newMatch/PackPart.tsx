/** Which maps and cards are played with. */
import { type Pack, packComplaints, packTemplate, parsePack } from '@tessera/games/quantum';
import { useCallback } from 'preact/hooks';
import { PackField } from '../../../table/newMatch/packs/PackField.tsx';
import type { PackKind } from '../../../table/newMatch/packs/packs.ts';
import type { FieldProps } from '../../../table/newMatch/preparation.ts';
import { ownPack, withPack } from './form.ts';
import type { PageWords } from './words/index.ts';

const PACKS: PackKind<Pack> = {
  key: 'tessera.packs.quantum',
  complaints: packComplaints,
  parse: parsePack,
};

export function PackPart({ draft, words, onChange }: FieldProps<PageWords>) {
  const { cards } = words.game;
  return (
    <PackField
      kind={PACKS}
      clause="Q-PACK-1"
      words={words.packs}
      template={useCallback(() => packTemplate(cards), [cards])}
      chosen={ownPack(draft)}
      countsOf={countsOf}
      onChange={pack => onChange(withPack(draft, pack))}
    />
  );
}

const countsOf = ({ maps, commands, gambits }: Pack) => ({
  maps: maps.length,
  commands: copiesIn(commands),
  gambits: copiesIn(gambits),
});

const copiesIn = (rows: Pack['commands']): number => rows.reduce((sum, { copies }) => sum + copies, 0);
