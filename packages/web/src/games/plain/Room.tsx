/** The panels of the plain table, and where they stand in the room there is. */
import type { Seat } from '@tessera/engine';
import type { Sample } from '../../match/notes.ts';
import { ChancePanel, hasChance } from '../../table/Chance.tsx';
import type { PartProps } from '../../table/game.ts';
import { HintLine } from '../../table/HintLine.tsx';
import { LogList } from '../../table/LogPanel.tsx';
import { type Arrangement, column, type Panel, Room, row, tabs } from '../../table/Room.tsx';
import { Scrubber } from '../../table/Scrubber.tsx';
import { Answers } from './Answers.tsx';
import type { PlainModel } from './useModel.ts';
import { Covered, View } from './View.tsx';

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

/** Of two, the chance of one says that of the other; of more, everybody only knows their own. */
function samplesFor({ coach: { samples }, names, isTogether }: PlainModel, seat: Seat): readonly Sample[] {
  return isTogether || names.length < 3 ? samples : samples.filter(sample => sample.seat === seat);
}

function panelsOf({ model, deeds }: PartProps<PlainModel>): Readonly<Record<Key, Panel<Key>>> {
  const { words, text, log, back, snapshot, speech, show, me, names, may, cover } = model;
  const { table } = text;
  const whose = me ?? 0;
  const judged = { ...model, coach: { ...model.coach, samples: samplesFor(model, whose) } };
  return {
    view: {
      label: words.view,
      content: () => (cover ? <Covered model={model} cover={cover} /> : <View model={model} />),
    },
    answers: { content: () => may.play && !cover && <Answers model={model} deeds={deeds} /> },
    hint: {
      content: () =>
        !cover && (
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
      label: hasChance(judged) ? table.hints.chance : undefined,
      content: () => (
        <ChancePanel
          model={judged}
          who={names[whose] ?? ''}
          chanceOf={({ seat, chance }) => (model.isTogether || seat === whose ? chance : 1 - chance)}
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
