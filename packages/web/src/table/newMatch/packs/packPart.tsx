// @chunk packField
/** The part of a new match in which a pack is chosen: an option of that name. */
import { useCallback } from 'preact/hooks';
import type { Draft } from '../draft.ts';
import type { FieldProps } from '../preparation.ts';
import { ownPack, withPack as withAnyPack } from './draft.ts';
import { type OwnWords, PackField, type PackFieldProps } from './PackField.tsx';
import type { Named } from './packs.ts';

interface Packs<P extends Named, W> extends Pick<PackFieldProps<P>, 'kind' | 'clause' | 'countsOf'> {
  /** A pack to begin with, as a file. */
  template(words: W): string;
  /** Replaces the pack of a draft, with whatever else depends on it. */
  withPack?(draft: Draft, pack: P | undefined): Draft;
}

export const packPartOf =
  <P extends Named, W extends { readonly packs: OwnWords }>({
    template,
    withPack = withAnyPack,
    ...field
  }: Packs<P, W>) =>
  ({ draft, words, onChange }: FieldProps<W>) => (
    <PackField
      {...field}
      words={words.packs}
      template={useCallback(() => template(words), [words])}
      chosen={ownPack<P>(draft)}
      onChange={pack => onChange(withPack(draft, pack))}
    />
  );
