/** The lines around the board: top bar, prompt, and the bar of buttons. */
import { formatAction, RIFT_FACTS, type RiftView } from '@tessera/games/rift';
import { Link } from '../../app/Link.tsx';
import { WordMark } from '../../app/Mark.tsx';
import { PageTitle } from '../../app/PageTitle.tsx';
import { PATHS } from '../../app/router.ts';
import type { MatchSnapshot } from '../../match/client.ts';
import { MenuButton } from '../../table/MenuButton.tsx';
import { Sign } from '../../table/signs.tsx';
import { fill } from '../../text/index.ts';
import { deedOf } from './consider.ts';
import type { Deeds } from './deeds.ts';
import type { Danger } from './hints.ts';
import { PieceIcon } from './pieces.tsx';
import type { Prompt } from './prompt.ts';
import { type Text, useText } from './text/index.ts';
import type { Play } from './usePlay.ts';
import { goLabel, nameOf } from './words.ts';

interface TopProps {
  readonly snapshot: MatchSnapshot<RiftView>;
  readonly deeds: Deeds;
}

export function TableTop({ snapshot, deeds }: TopProps) {
  const { table, rift, nav } = useText();
  const { setup, toAct, thinking } = snapshot;
  return (
    <header className="tb-top">
      <div className="tb-brand">
        <Link href={PATHS.home} aria-label={nav.home}>
          <WordMark />
        </Link>
        <PageTitle title={setup.title} className="tb-title">
          <strong>{setup.title}</strong> <small>{rift.name}</small>
        </PageTitle>
      </div>
      <ul className="tb-seats">
        {setup.seats.map((seat, i) => (
          <li key={rift.colours[i]} className={toAct === i ? 'is-on' : undefined}>
            <PieceIcon letter="T" colour={i === 0 ? 0 : 1} size={24} />
            <b>{seat.name}</b>
            <small>{rift.colours[i === 0 ? 0 : 1]}</small>
            {thinking === i && <span className="tb-thinking" role="img" aria-label={table.thinkingNow} />}
          </li>
        ))}
      </ul>
      <div className="tb-tools">
        <Link
          className="tb-tool is-rules"
          href={PATHS.rules(undefined, RIFT_FACTS)}
          aria-label={table.rules}
          title={table.rules}
        >
          <Sign name="rules" size={20} />
        </Link>
        <button
          type="button"
          className="tb-tool"
          popoverTarget="tb-menu"
          aria-label={table.menu}
          title={table.menu}
        >
          <Sign name="menu" size={20} />
        </button>
        <Menu snapshot={snapshot} deeds={deeds} />
      </div>
    </header>
  );
}

function Menu({ snapshot, deeds }: TopProps) {
  const { table } = useText();
  const { redo, outcome } = snapshot;
  return (
    <div id="tb-menu" className="tb-menu" popover="auto">
      <MenuButton menu="tb-menu" isDisabled={!redo} onClick={deeds.redo}>
        {redo ? table.redo : table.noRedo}
      </MenuButton>
      <MenuButton menu="tb-menu" onClick={deeds.flip}>
        {table.flipLong}
      </MenuButton>
      <MenuButton menu="tb-menu" onClick={deeds.copy}>
        {table.copy}
      </MenuButton>
      <MenuButton menu="tb-menu" onClick={deeds.save}>
        {table.save}
      </MenuButton>
      <MenuButton menu="tb-menu" onClick={deeds.keys}>
        {table.keysTitle}
      </MenuButton>
      <Link href={PATHS.rules(undefined, RIFT_FACTS)}>{table.rules}</Link>
      <Link href={PATHS.settings}>{table.settings}</Link>
      <MenuButton menu="tb-menu" isDisabled={outcome !== null} onClick={deeds.resign}>
        {table.resign}
      </MenuButton>
      <MenuButton menu="tb-menu" onClick={deeds.leave}>
        {table.leave}
      </MenuButton>
    </div>
  );
}

interface PromptProps {
  readonly prompt: Prompt;
  readonly danger: Danger;
  readonly isPhone: boolean;
  onReturn(): void;
}

export function PromptLine({ prompt, danger, isPhone, onReturn }: PromptProps) {
  const { table } = useText();
  const [first, ...more] = danger.fatal;
  const sentence = more.length > 0 ? table.prompt.fatalMore : table.prompt.fatal;
  return (
    <section className={`rt-prompt is-${prompt.mood}`} aria-label={table.asked}>
      <b className="rt-badge">{prompt.badge}</b>
      <p>{isPhone ? prompt.short : prompt.long}</p>
      {prompt.mood === 'back' ? (
        <button type="button" className="tb-button" onClick={onReturn}>
          {table.backToNow}
        </button>
      ) : (
        first !== undefined && (
          <span className="rt-threat">
            <Sign name="threat" size={14} />
            {fill(sentence, { move: formatAction(first), count: more.length })}
          </span>
        )
      )}
    </section>
  );
}

interface BarProps {
  readonly snapshot: MatchSnapshot<RiftView>;
  readonly play: Play;
  readonly deeds: Deeds;
  readonly isAsking: boolean;
}

export function ActionBar({ snapshot, play, deeds, isAsking }: BarProps) {
  const { table } = useText();
  const { undo, redo, outcome } = snapshot;
  const whyNoUndo = undo === 'ready' ? undefined : table.undoRefusals[undo];
  return (
    <footer className="rt-actions">
      <div>
        <button
          type="button"
          className="tb-button"
          aria-label={whyNoUndo ? `${table.undo}: ${whyNoUndo}` : table.undo}
          title={whyNoUndo ?? table.undo}
          disabled={whyNoUndo !== undefined}
          onClick={deeds.undo}
        >
          <Sign name="undo" />
          <span>{whyNoUndo ?? table.undo}</span>
        </button>
        {redo && (
          <button type="button" className="tb-button is-optional" onClick={deeds.redo}>
            <Sign name="redo" />
            <span>{table.redo}</span>
          </button>
        )}
        <button
          type="button"
          className="tb-button is-ghost is-optional"
          disabled={outcome !== null}
          onClick={deeds.resign}
        >
          {table.resign}
        </button>
      </div>
      <div className="rt-decide">
        {play.held && (
          <button type="button" className="tb-button is-ghost is-back" onClick={play.putBack}>
            {table.putBack} <kbd>{table.keyNames.escape}</kbd>
          </button>
        )}
        <GoButton snapshot={snapshot} play={play} deeds={deeds} />
      </div>
      <div>
        <button
          type="button"
          className="tb-button"
          aria-busy={isAsking}
          title={play.canAct ? undefined : table.hintNone}
          disabled={!play.canAct}
          onClick={deeds.hint}
        >
          <Sign name="hint" />
          <span>{table.hint}</span> <kbd>H</kbd>
        </button>
        <button type="button" className="tb-button is-optional" onClick={deeds.flip}>
          <Sign name="flip" />
          {table.flip} <kbd>F</kbd>
        </button>
        <button type="button" className="tb-button is-optional" onClick={deeds.keys}>
          {table.keys} <kbd>?</kbd>
        </button>
      </div>
    </footer>
  );
}

/** Says what it would do now, or what it waits for. */
function GoButton({ snapshot, play, deeds }: Omit<BarProps, 'isAsking'>) {
  const text = useText();
  const isOver = snapshot.outcome !== null;
  const isReady = isOver || play.considered !== undefined || play.choice.type === 'ask';
  return (
    <button
      type="button"
      className="tb-button is-go rt-go"
      disabled={!isReady}
      onClick={isOver ? deeds.again : play.confirm}
    >
      {goWords(text, snapshot, play)}
      {isReady && !isOver && <kbd>{text.table.keyNames.enter}</kbd>}
    </button>
  );
}

function goWords({ table }: Text, snapshot: MatchSnapshot<RiftView>, play: Play): string {
  const { considered, choice, held, canAct, isLook } = play;
  const isSetup = snapshot.view.decision.startsWith('setup');
  if (snapshot.outcome) return table.rematch;
  if (considered !== undefined) return goLabel(table.go[deedOf(considered, isSetup)], considered);
  if (choice.type === 'ask') return fill(table.go.ask, { count: choice.actions.length });
  if (!snapshot.isYours) return fill(table.go.wait, { name: nameOf(snapshot.setup.seats, snapshot.toAct) });
  return canAct && held && !isLook ? table.go.choosePlace : table.go.choosePiece;
}
