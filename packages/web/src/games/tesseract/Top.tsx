/** The top bar: the match, its seats, hint, rules and the menu. */
import { LAB_NAMES, TESSERACT_FACTS } from '@tessera/games/tesseract';
import { Link } from '../../app/Link.tsx';
import { WordMark } from '../../app/Mark.tsx';
import { PageTitle } from '../../app/PageTitle.tsx';
import { PATHS } from '../../app/router.ts';
import { MenuButton } from '../../table/MenuButton.tsx';
import { Sign } from '../../table/signs.tsx';
import { fill } from '../../text/index.ts';
import type { Deeds } from './deeds.ts';
import { labTitle } from './seating.ts';
import type { Model } from './useModel.ts';

interface TopProps {
  readonly model: Model;
  readonly deeds: Deeds;
}

export function Top({ model, deeds }: TopProps) {
  const { snapshot, text, words, coach } = model;
  const { setup, view } = snapshot;
  const base = fill(words.panels.base.title, { base: view.options.base });
  return (
    <header className="tb-top tt-top">
      <div className="tb-brand">
        <Link href={PATHS.home} aria-label={text.nav.home}>
          <WordMark />
        </Link>
        <PageTitle title={setup.title} className="tb-title">
          <b className="tt-game">{words.game.name}</b> <strong>{setup.title}</strong> <small>{base}</small>
        </PageTitle>
      </div>
      <Seats model={model} />
      <div className="tb-tools">
        <button
          type="button"
          className="tb-tool tt-wordy"
          aria-busy={coach.isAsking}
          aria-pressed={coach.isHint}
          disabled={!model.deeds.canAct}
          onClick={deeds.hint}
        >
          <Sign name="hint" />
          <span>{text.table.hint}</span> <kbd>H</kbd>
        </button>
        <Link className="tb-tool tt-wordy is-rules" href={PATHS.rules(undefined, TESSERACT_FACTS)}>
          <Sign name="rules" />
          <span>{text.table.rules}</span>
        </Link>
        <button type="button" className="tb-tool" popoverTarget="tt-menu" aria-label={text.table.menu}>
          <Sign name="menu" size={20} />
        </button>
        <Menu model={model} deeds={deeds} />
      </div>
    </header>
  );
}

function Seats({ model }: { readonly model: Model }) {
  const { snapshot, words, panel } = model;
  const { setup, view, toAct, thinking } = snapshot;
  const { seats } = words.table;
  return (
    <ul className="tt-seats" aria-label={seats.title}>
      {view.labs.map(({ seat }, lab) => {
        const holder = setup.seats[seat];
        const isDeciding = toAct === seat && view.decision?.lab === lab;
        const name = labTitle(words.table, view, panel.labNames[lab] ?? '');
        return (
          <li key={LAB_NAMES[lab]} className={isDeciding ? 'is-on' : undefined}>
            <span className={`tess-avatar of-${LAB_NAMES[lab]}`} aria-hidden="true">
              {view.players === 1 ? LAB_NAMES[lab] : name.charAt(0).toUpperCase()}
            </span>
            <b>{name}</b>
            {holder?.kind === 'bot' && <small>{seats.bot}</small>}
            {view.active === lab && view.phase !== 'setup' && (
              <span className="only-read">{seats.active}</span>
            )}
            {thinking === seat && isDeciding && (
              <span className="tb-thinking" role="img" aria-label={seats.thinking} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Menu({ model, deeds }: TopProps) {
  const { snapshot, text, words, drawing } = model;
  const { table } = text;
  const { redo, outcome } = snapshot;
  const isCube = drawing.drawing === 'cube';
  return (
    <div id="tt-menu" className="tb-menu" popover="auto">
      <MenuButton menu="tt-menu" isDisabled={!redo} onClick={deeds.redo}>
        {redo ? table.redo : table.noRedo}
      </MenuButton>
      <MenuButton menu="tt-menu" isDisabled={!model.deeds.canAct} onClick={deeds.hint}>
        {table.hint}
      </MenuButton>
      <MenuButton menu="tt-menu" isDisabled={!drawing.canDrawCube} onClick={deeds.switchDrawing}>
        {isCube ? words.table.menu.layers : words.table.menu.cube}
      </MenuButton>
      <MenuButton menu="tt-menu" onClick={deeds.keys}>
        {table.keysTitle}
      </MenuButton>
      <MenuButton menu="tt-menu" onClick={deeds.save}>
        {table.save}
      </MenuButton>
      <Link href={PATHS.rules(undefined, TESSERACT_FACTS)}>{words.table.menu.rules}</Link>
      <Link href={PATHS.settings}>{table.settings}</Link>
      <MenuButton menu="tt-menu" isDisabled={outcome !== null} onClick={deeds.resign}>
        {table.resign}
      </MenuButton>
      <MenuButton menu="tt-menu" onClick={deeds.leave}>
        {table.leave}
      </MenuButton>
    </div>
  );
}
