/** Dialog of the rift table: the position in words. */
import './late.css';
import type { Colour } from '@tessera/games/rift';
import { Dialog } from '../../../table/Dialog.tsx';
import { fill, useLoadedWords } from '../../../text/index.ts';
import { PieceIcon } from '../pieces.tsx';
import type { Model } from '../useModel.ts';
import { piecesOf, summaryOf } from './position.ts';
import { type LateWords, loadWords } from './words/index.ts';

interface PositionDialogProps {
  readonly model: Model;
}

export default function PositionDialog({ model }: PositionDialogProps) {
  const words = useLoadedWords(loadWords);
  if (!words) return null;
  const { title } = words.position;
  return (
    <Dialog title={title} name="rt-position" onClose={() => model.list(false)}>
      <h2>{title}</h2>
      <Position model={model} words={words} />
    </Dialog>
  );
}

/** Sentences about the position, and its pieces; each leads to its crossing. */
function Position({ model, words }: { readonly model: Model; readonly words: LateWords }) {
  const { text, scene, me, log, root, play, list } = model;
  const go = (at: number): void => {
    list(false);
    play.focusOn(at);
    root.current?.querySelector<HTMLElement>(`[data-square="${at}"]`)?.focus();
  };
  const colours: readonly Colour[] = me === 1 ? [1, 0] : [0, 1];
  return (
    <>
      <div className="rt-summary">
        {summaryOf(text, words, scene).map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        {log.lines[0] && <p>{log.lines[0].text}</p>}
        <p className="tb-sub">{words.position.go}</p>
      </div>
      <div className="rt-listed">
        {colours.map(colour => {
          const title = fill(words.position.pieces, { colour: text.rift.colours[colour] });
          return (
            <section key={colour}>
              <h3>{title}</h3>
              <ul aria-label={title}>
                {piecesOf(text, words, scene, colour).map(({ at, words: said }) => {
                  const letter = scene.pieceOn(at)?.letter ?? 'T';
                  return (
                    <li key={at}>
                      <button type="button" onClick={() => go(at)}>
                        <PieceIcon letter={letter} colour={colour} size={22} />
                        {said}
                      </button>
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
      </div>
    </>
  );
}
