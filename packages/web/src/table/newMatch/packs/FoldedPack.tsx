// @chunk draft
/** Folded part of the new match form for the player's own content. Few bring any: its field loads when it is opened. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../../ui/Icon.tsx';
import type { FieldProps } from '../preparation.ts';
import { ownPack } from './draft.ts';
import type { OwnWords } from './PackField.tsx';
import { hasPacks, type Named } from './storage.ts';

/** Open from the start if a pack is chosen, or if some are stored under the given key. */
export const foldedPack = <W extends { readonly packs: OwnWords }>(
  key: string,
  Field: (props: FieldProps<W>) => JSX.Element,
) =>
  function FoldedPack(props: FieldProps<W>) {
    const { packs } = props.words;
    const pack = ownPack<Named>(props.draft);
    const [isOpen, setOpen] = useState(() => pack !== undefined || hasPacks(key));
    return (
      <details
        className="card advanced"
        data-option="pack"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <Icon name="down" />
          <span>
            <b>{packs.heading}</b> {pack?.name ?? packs.builtInText}
          </span>
        </summary>
        {isOpen && <Field {...props} />}
      </details>
    );
  };
