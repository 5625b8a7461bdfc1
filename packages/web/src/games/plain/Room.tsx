/** Panels of the plain table, and their arrangement by layout. */
import { ChancePanel, hasChance } from '../../table/Chance.tsx';
import type { PartProps } from '../../table/game.ts';
import { HintLine } from '../../table/HintLine.tsx';
import { LogList } from '../../table/LogPanel.tsx';
import { type Arrangement, column, type Panel, Room, row, tabs } from '../../table/Room.tsx';
import { Scrubber } from '../../table/Scrubber.tsx';
import { Answers } from './Answers.tsx';
import type { PlainModel } from './useModel.ts';
import { View } from './View.tsx';

type Key = 'view' | 'answers' | 'hint' | 'chance' | 'log';

const BESIDE = column(
  'table',
  row('beside', column('centre', 'view', 'answers'), column('side', 'hint', 'chance', 'log')),
);

const PLACES: Arrangement<Key> = {
  all: BESIDE,
  middle: column(
    'table',
    row(
      'beside',
      column('centre', 'view', 'answers'),
      column('side', 'hint', tabs('panels', 'log', 'chance')),
    ),
  ),
  portrait: column('table', 'view', 'hint', 'answers', tabs('panels', 'log', 'chance')),
  phone: column('handheld', tabs('panels', 'view', 'log', 'chance'), 'hint', 'answers'),
  landscape: row('handheld', tabs('panels', 'view', 'log', 'chance'), column('thumb', 'hint', 'answers')),
};

export function PlainRoom({ model, deeds }: PartProps<PlainModel>) {
  const { layout, words, may } = model;
  return (
    <Room
      layout={layout}
      places={PLACES}
      panels={panelsOf({ model, deeds })}
      name={words.view}
      // Players need the tab with the answers; spectators may stay with the log.
      wanted={may.play ? 'view' : undefined}
      reason={model.canAct}
    />
  );
}

function panelsOf({ model, deeds }: PartProps<PlainModel>): Readonly<Record<Key, Panel<Key>>> {
  const { words, text, log, back, snapshot, speech, show, me, names } = model;
  const { table } = text;
  return {
    view: { label: words.view, content: () => <View model={model} /> },
    answers: { content: () => <Answers model={model} deeds={deeds} /> },
    hint: {
      content: () => (
        <HintLine
          model={model}
          hintOf={(answer, { reasons }) => ({
            deed: speech.answer(answer),
            why: reasons.flatMap(({ key, params }) => speech.reason(key, params) ?? []),
          })}
          onShow={show}
        />
      ),
    },
    chance: {
      label: hasChance(model) ? table.hints.chance : undefined,
      content: () => (
        <ChancePanel
          model={model}
          who={names[me] ?? ''}
          chanceOf={({ seat, chance }) => (model.isTogether || seat === me ? chance : 1 - chance)}
        />
      ),
    },
    log: {
      label: table.log.title,
      content: () => (
        <section className="tb-panel pl-log" aria-label={table.log.title}>
          <LogList lines={log.lines} back={back} />
          <Scrubber back={back} all={snapshot.moves.length} marks={log.marks} />
        </section>
      ),
    },
  };
}
