/** Properties of a position besides its pieces: side to move, phase, camps. */
import { Choice } from '../../../ui/Choice.tsx';
import type { Sketch } from './sketch.ts';
import type { Editor } from './useEditor.ts';
import type { EditorWords } from './words/index.ts';

interface TermsProps {
  readonly editor: Editor;
  readonly words: EditorWords;
}

/** Upper limit of the field, beyond any game. */
const MOST_QUIET = 999;

export function Terms({ editor, words }: TermsProps) {
  const { now: sketch, edit } = editor;
  const { terms, game } = words;
  const change = (changes: Partial<Sketch>): boolean => edit(now => ({ ...now, ...changes }));
  return (
    <div className="editor-terms">
      <div>
        <span>{terms.side}</span>
        <Choice
          label={terms.side}
          values={['0', '1']}
          value={String(sketch.side)}
          onChange={side => change({ side: side === '0' ? 0 : 1 })}
          show={side => game.colours[Number(side)]}
        />
      </div>
      <div>
        <span>{terms.phase}</span>
        <Choice
          label={terms.phase}
          values={['p', 's', 'x'] as const}
          value={sketch.phase}
          onChange={phase => change({ phase })}
          show={phase => terms.phases[phase]}
        />
      </div>
      <div>
        <span>{terms.camp}</span>
        <Choice
          label={terms.camp}
          values={['inset', 'outer'] as const}
          value={sketch.camp}
          onChange={camp => change({ camp })}
          show={camp => terms.camps[camp]}
        />
      </div>
      {sketch.phase === 'p' && (
        <label>
          <span>{terms.quiet}</span>
          <input
            className="field"
            inputMode="numeric"
            autoComplete="off"
            size={3}
            value={sketch.quiet}
            onInput={({ currentTarget }) => {
              const quiet = Number(currentTarget.value.replace(/\D/g, ''));
              change({ quiet: Math.min(quiet, MOST_QUIET) });
              currentTarget.value = String(Math.min(quiet, MOST_QUIET));
            }}
          />
        </label>
      )}
    </div>
  );
}
