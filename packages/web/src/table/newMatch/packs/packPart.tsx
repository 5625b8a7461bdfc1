// @chunk packField
/** The part of a new match in which a pack is chosen: an option of that name. */
import type { FieldProps } from '../preparation.ts';
import { ownPack, withPack } from './draft.ts';
import { type OwnWords, PackField, type PackFieldProps } from './PackField.tsx';
import type { Named } from './packs.ts';

type Packs<P extends Named> = Pick<PackFieldProps<P>, 'kind' | 'clause' | 'template' | 'countsOf'>;

export const packPartOf =
  <P extends Named>(packs: Packs<P>) =>
  ({ draft, words, onChange }: FieldProps<{ readonly packs: OwnWords }>) => (
    <PackField
      {...packs}
      words={words.packs}
      chosen={ownPack<P>(draft)}
      onChange={pack => onChange(withPack(draft, pack))}
    />
  );
