// @chunk packField
/** Part of the new match form in which the option `pack` is chosen. */
import { useCallback } from 'preact/hooks';
import type { Draft } from '../draft.ts';
import type { FieldProps } from '../preparation.ts';
import { ownPack, withPack as withAnyPack } from './draft.ts';
import { type OwnWords, PackField, type PackFieldProps } from './PackField.tsx';
import type { Named } from './storage.ts';

interface Packs<P extends Named, W> extends Pick<PackFieldProps<P>, 'kind' | 'clause' | 'countsOf'> {
  /** A template pack as the text of a file. */
  template(words: W): string;
  /** Replaces the pack of a draft, with options that depend on it. */
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
