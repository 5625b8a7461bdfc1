/** Dialogs of the rift table: its look, and the position in words. */
import './late.css';
import type { Colour } from '@tessera/games/rift';
import { Dialog } from '../../../table/Dialog.tsx';
import { fill, useLoadedWords } from '../../../text/index.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { BOARDS, changeLooks, type Looks } from '../looks/looks.ts';
import { PieceIcon } from '../pieces.tsx';
import type { Model } from '../useModel.ts';
import { piecesOf, summaryOf } from './position.ts';
import { type LateWords, loadWords } from './words/index.ts';

interface ExtraProps {
  readonly model: Model;
  readonly extra: 'looks' | 'pieces';
}

export default function Extra({ model, extra }: ExtraProps) {
  const words = useLoadedWords(loadWords);
  if (!words) return null;
  const isLooks = extra === 'looks';
  const { title } = isLooks ? words.looks : words.position;
  return (
    <Dialog title={title} name={`rt-extra is-${extra}`} onClose={() => model.open(undefined)}>
      <h2>{title}</h2>
      {isLooks ? (
        <LooksForm words={words.looks} looks={model.looks} />
      ) : (
        <Position model={model} words={words} />
      )}
    </Dialog>
  );
}

const SWITCH = ['on', 'off'] as const;

function LooksForm({ words, looks }: { readonly words: LateWords['looks']; readonly looks: Looks }) {
  return (
    <>
      <Choice
        className="rt-boards"
        label={words.board}
        values={BOARDS}
        value={looks.board}
        onChange={board => changeLooks({ board })}
        show={board => (
          <>
            <span className={`rt-swatch is-${board}`} aria-hidden="true">
              <i />
              <i />
            </span>
            {words.boards[board]}
          </>
        )}
      />
      {(['coordinates', 'figurines'] as const).map(name => (
        <div key={name} className="rt-look">
          <span>{words[name]}</span>
          <Choice
            label={words[name]}
            values={SWITCH}
            value={looks[name] ? 'on' : 'off'}
            onChange={value => changeLooks({ [name]: value === 'on' })}
            show={value => words[value]}
          />
        </div>
      ))}
    </>
  );
}

/** Sentences about the position, and its pieces; each leads to its crossing. */
function Position({ model, words }: { readonly model: Model; readonly words: LateWords }) {
  const { text, scene, me, log, root, play, open } = model;
  const go = (at: number): void => {
    open(undefined);
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
