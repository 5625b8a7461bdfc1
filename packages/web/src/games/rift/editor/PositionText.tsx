/** The position as text, in two-way sync with the board. */
import { FormatError } from '@tessera/engine';
import { RIFT_FACTS } from '@tessera/games/rift';
import { useId, useState } from 'preact/hooks';
import { positionLink } from '../../../table/share/link.ts';
import { fill } from '../../../text/index.ts';
import { copyText } from '../../../ui/clipboard.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { formatSketch, parseSketch, type Sketch } from './sketch.ts';
import type { Editor } from './useEditor.ts';
import type { EditorWords } from './words/index.ts';

interface PositionTextProps {
  readonly editor: Editor;
  readonly words: EditorWords;
}

export function PositionText({ editor, words }: PositionTextProps) {
  const { now: sketch, edit } = editor;
  const { text } = words;
  const refusal = useId();
  const written = formatSketch(sketch);
  // Text that is being edited stays as typed, also while it is invalid.
  const [typed, type] = useState<string>();
  const [said, say] = useState('');
  const read = typed === undefined ? sketch : tried(typed, sketch.camp);
  const copy = async (what: string) => say((await copyText(what)) ? text.copied : text.notCopied);
  return (
    <div className="making-text">
      <label>
        <span>{text.label}</span>
        <textarea
          className="field"
          rows={3}
          spellcheck={false}
          autoCapitalize="off"
          value={typed ?? written}
          aria-describedby={refusal}
          aria-invalid={read instanceof FormatError}
          onInput={({ currentTarget }) => {
            const given = currentTarget.value.replace(/\s+/g, ' ').trimStart();
            type(given);
            const next = tried(given.trim(), sketch.camp);
            if (!(next instanceof FormatError))
              edit(now => (formatSketch(next) === formatSketch(now) ? now : next));
          }}
          onBlur={() => !(read instanceof FormatError) && type(undefined)}
        />
      </label>
      <p id={refusal} className="refusal" role="status">
        {read instanceof FormatError && refusalOf(read, typed ?? '', words)}
      </p>
      <div className="making-buttons">
        <button type="button" className="button is-small" onClick={() => copy(written)}>
          <Icon name="copy" size={16} />
          {text.copy}
        </button>
        <button
          type="button"
          className="button is-small"
          onClick={async () => copy(await linkTo(sketch, written))}
        >
          <Icon name="copy" size={16} />
          {text.copyLink}
        </button>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}

/** Link to the position on this server. */
const linkTo = async ({ camp }: Sketch, position: string): Promise<string> =>
  location.origin +
  (await positionLink(RIFT_FACTS.id, position, { options: camp === 'inset' ? {} : { camp } }));

function tried(text: string, camp: Sketch['camp']): Sketch | FormatError {
  try {
    return parseSketch(text.trim(), camp);
  } catch (error) {
    if (error instanceof FormatError) return error;
    throw error;
  }
}

/** Invalid part, place and expected content: "Character 12, “z”: …". */
function refusalOf({ field, column = 1 }: FormatError, text: string, { text: words }: EditorWords): string {
  const parts: Readonly<Record<string, string>> = words.parts;
  const sign = text[column - 1];
  const place = fill(sign === undefined ? words.atEnd : words.at, { column, sign: sign ?? '' });
  return `${place} ${parts[field] ?? parts.position}`;
}
