/** A map as text that can be written as well as read, and as a link. */
import { useId, useState } from 'preact/hooks';
import { Dialog } from '../../../table/Dialog.tsx';
import { fill } from '../../../text/index.ts';
import { copyText } from '../../../ui/clipboard.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { COLUMNS, formatLink, parseText, pictureOf, ROWS, type Sketch } from './sketch.ts';
import type { WorkshopWords } from './words/index.ts';

interface ShareProps {
  readonly sketch: Sketch;
  readonly words: WorkshopWords;
  onChange(sketch: Sketch): void;
  onClose(): void;
}

export function Share({ sketch, words, onChange, onClose }: ShareProps) {
  const { share } = words;
  const [help, refusal] = [useId(), useId()];
  const picture = pictureOf(sketch);
  // What is being typed stays as it is typed, also while it is no map.
  const [typed, type] = useState<string>();
  const [said, say] = useState('');
  const parsed = typed === undefined ? sketch : tried(typed, sketch.cubes);
  const copy = async (text: string) => say((await copyText(text)) ? share.copied : share.notCopied);
  return (
    <Dialog title={share.heading} name="is-share" onClose={onClose}>
      <h2>{share.heading}</h2>
      <label className="making-text">
        {share.text}
        <textarea
          className="field"
          rows={Math.min(15, Math.max(5, picture.length))}
          spellcheck={false}
          autoCapitalize="off"
          value={typed ?? picture.join('\n')}
          aria-describedby={`${help} ${refusal}`}
          aria-invalid={parsed === undefined}
          onInput={({ currentTarget }) => {
            type(currentTarget.value);
            const next = tried(currentTarget.value, sketch.cubes);
            if (next) onChange(next);
          }}
          onBlur={() => parsed && type(undefined)}
        />
      </label>
      <p id={help} className="workshop-small">
        {share.help}
      </p>
      <p id={refusal} className="refusal" role="status">
        {parsed === undefined && fill(share.refused, { columns: COLUMNS, rows: ROWS })}
      </p>
      <div className="making-buttons">
        <CopyButton label={share.copyText} onClick={() => copy(picture.join('\n'))} />
        <CopyButton label={share.copyJson} onClick={() => copy(jsonOf(sketch))} />
        <CopyButton label={share.copyLink} onClick={() => copy(linkTo(sketch))} />
      </div>
      <p className="workshop-small" role="status">
        {said}
      </p>
    </Dialog>
  );
}

/** As an option of a match takes it. */
const jsonOf = (sketch: Sketch): string =>
  JSON.stringify({ id: sketch.name || 'custom', cubes: sketch.cubes, picture: pictureOf(sketch) });

/** Opens on any device that reaches this server. */
const linkTo = (sketch: Sketch): string => `${location.origin}${location.pathname}#${formatLink(sketch)}`;

/** Undefined for what is no map. */
function tried(text: string, cubes: number): Sketch | undefined {
  try {
    return parseText(text, cubes);
  } catch {
    return undefined;
  }
}

const CopyButton = ({ label, onClick }: { readonly label: string; readonly onClick: () => void }) => (
  <button type="button" className="button is-small" onClick={onClick}>
    <Icon name="copy" size={16} />
    {label}
  </button>
);
