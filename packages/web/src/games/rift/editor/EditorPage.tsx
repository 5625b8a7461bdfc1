/** Position editor. The position is in the address, so that a reload keeps it. */
import '../../../ui/workshop/making.css';
import './editor.css';
import { FormatError } from '@tessera/engine';
import { useState } from 'preact/hooks';
import { beginMatch } from '../../../table/begin.ts';
import { Dialog } from '../../../table/Dialog.tsx';
import { useCarry } from '../../../table/useCarry.ts';
import { useLayout } from '../../../table/useLayout.ts';
import { useLoadedWords, useText } from '../../../text/index.ts';
import { isHandheld } from '../../../ui/breakpoints.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useAnchor } from '../../../ui/router.ts';
import { Waiting } from '../../../ui/Waiting.tsx';
import { ToolButton } from '../../../ui/workshop/ToolButton.tsx';
import { PieceIcon } from '../pieces.tsx';
import { Box } from './Box.tsx';
import { Field } from './Field.tsx';
import { verdictOf } from './faults.ts';
import { InHand } from './InHand.tsx';
import { analysisOf, PlayDialog } from './PlayDialog.tsx';
import { PositionText } from './PositionText.tsx';
import { emptySketch, parseLink, READY_SKETCH, type Sketch } from './sketch.ts';
import { Terms } from './Terms.tsx';
import { type Held, OFF, useEditor } from './useEditor.ts';
import { Verdict } from './Verdict.tsx';
import { type EditorWords, loadWords } from './words/index.ts';

export default function EditorPage() {
  const { waiting } = useText();
  const words = useLoadedWords(loadWords);
  const link = useAnchor();
  if (!words) return <Waiting text={waiting} />;
  // Another link mounts a new editor; changes made here update the address without navigation.
  return <Editor key={link} link={link} words={words} />;
}

/** The position of the address; the ready set-up if there is none or it is invalid. */
function opened(link: string): { readonly sketch: Sketch; readonly isUnreadable: boolean } {
  try {
    return { sketch: link === '' ? READY_SKETCH : parseLink(link), isUnreadable: false };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { sketch: READY_SKETCH, isUnreadable: true };
  }
}

interface EditorProps {
  readonly link: string;
  readonly words: EditorWords;
}

function Editor({ link, words }: EditorProps) {
  const [first] = useState(() => opened(link));
  const [front, setFront] = useState<'play' | 'details'>();
  const editor = useEditor(first.sketch);
  const { now: sketch, isFlipped, heldPiece } = editor;
  const verdict = verdictOf(sketch);
  const isSmall = isHandheld(useLayout());
  const { carried, ghost, grab } = useCarry<Held>({ onLift: editor.hold, onDrop: editor.drop });
  const close = () => setFront(undefined);
  const part = { editor, words };
  return (
    <div className="making editor" data-game="rift" data-square={OFF}>
      <div className="making-top">
        <header className="making-head making-heard">
          <p className="new-game">{words.game.name}</p>
          <PageTitle title={words.title} />
        </header>
        <Bar {...part} onDetails={isSmall ? () => setFront('details') : undefined} />
      </div>
      <Box {...part} colour={isFlipped ? 0 : 1} onGrab={grab} />
      <Field {...part} verdict={verdict} onGrab={grab} />
      <Box {...part} colour={isFlipped ? 1 : 0} onGrab={grab} />
      <div className="making-side">
        {first.isUnreadable && (
          <p className="refusal" role="alert">
            {words.unreadable}
          </p>
        )}
        <InHand {...part} />
        {!isSmall && <Terms {...part} />}
        {!isSmall && <PositionText {...part} />}
        <Verdict
          verdict={verdict}
          words={words}
          onPlay={() => setFront('play')}
          onAnalyse={() => beginMatch(analysisOf(sketch, words))}
        />
        <p className="making-keys">{words.keys}</p>
      </div>
      {carried && heldPiece && (
        <div className="tb-carried" ref={ghost} aria-hidden="true">
          <PieceIcon {...heldPiece} size={'GIX'.includes(heldPiece.letter) ? 92 : 56} />
        </div>
      )}
      {front === 'play' && <PlayDialog sketch={sketch} words={words} onClose={close} />}
      {front === 'details' && (
        <Dialog title={words.bar.details} name="is-details" onClose={close}>
          <h2>{words.bar.details}</h2>
          <Terms {...part} />
          <PositionText {...part} />
        </Dialog>
      )}
    </div>
  );
}

interface BarProps {
  readonly editor: ReturnType<typeof useEditor>;
  readonly words: EditorWords;
  onDetails: (() => void) | undefined;
}

function Bar({ editor, words, onDetails }: BarProps) {
  const { canUndo, canRedo, undo, redo, edit, flip } = editor;
  const { bar } = words;
  return (
    <div className="making-bar" role="toolbar" aria-label={bar.label}>
      <ToolButton icon="undo" label={bar.undo} isOff={!canUndo} onClick={undo} />
      <ToolButton icon="redo" label={bar.redo} isOff={!canRedo} onClick={redo} />
      <ToolButton icon="close" label={bar.clear} onClick={() => edit(({ camp }) => emptySketch(camp))} />
      <ToolButton icon="file" label={bar.ready} onClick={() => edit(() => READY_SKETCH)} />
      <ToolButton icon="flip" label={bar.flip} onClick={flip} />
      {onDetails && <ToolButton icon="settings" label={bar.details} onClick={onDetails} />}
    </div>
  );
}
