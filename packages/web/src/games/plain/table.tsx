/** The plain table, for any game whose manifest brings no table of its own. It contains no rule. */
import '../../table/panel.css';
import './plain.css';
import type { Facts } from '@tessera/engine';
import type { ComponentType } from 'preact';
import type { TableProps } from '../../table/game.ts';
import { digits } from '../../table/keys.ts';
import type { Heading } from '../../table/TopBar.tsx';
import { tableOf } from '../../table/tableOf.tsx';
import { isHandheld } from '../../ui/breakpoints.ts';
import type { GameManifest } from '../manifest.ts';
import { SeatBadge, seatColour } from './pictures.tsx';
import { endingOf, promptOf } from './prompt.ts';
import { PlainRoom } from './Room.tsx';
import type { FieldKind } from './scene.ts';
import { type LoadGameText, noGameText } from './text.ts';
import { focusSearch, listed, type PlainModel, useModel } from './useModel.ts';
import { loadPlainWords } from './words/index.ts';

/** Optional parts of a game's manifest that the plain table uses. */
export interface PlainGame extends Facts, Pick<GameManifest, 'titles'> {
  readonly loadText?: LoadGameText;
  /** Declared kinds of fields of the view, by name. */
  readonly fields?: Readonly<Record<string, FieldKind>>;
}

export function plainTable(game: PlainGame): ComponentType<TableProps<never>> {
  const { loadText = noGameText, fields = {}, titles } = game;
  return tableOf({
    facts: game,
    async loadWords(language) {
      const [words, text] = await Promise.all([loadPlainWords(language), loadText(language)]);
      return { words, text, name: titles[language].name, kinds: fields, isTogether: game.isTogether };
    },
    useModel,
    headingOf,
    promptOf,
    deedOf: ({ speech }, _view, answer) => speech.answer(answer),
    keysOf: model => {
      const { words, press, letters } = model;
      return [
        {
          strokes: digits(9),
          meaning: words.keys.answer,
          deed: digit => {
            const answer = listed(model)[Number(digit) - 1];
            return answer === undefined ? undefined : () => press(answer);
          },
        },
        ...(letters.isLong ? [{ strokes: ['/'], meaning: words.keys.search, deed: () => focusSearch }] : []),
      ];
    },
    begunOf: ({ chosen, letGo, confirm }) => ({
      letGo: chosen === undefined ? undefined : letGo,
      confirm: chosen === undefined ? undefined : confirm,
    }),
    loadEnding: async () => ({ endingOf }),
    sounds: [],
    stateOf: () => 'is-plain',
    Room: PlainRoom,
  }) as ComponentType<TableProps<never>>;
}

function headingOf({ snapshot, names, name, layout }: PlainModel): Heading {
  const { toAct, thinking } = snapshot;
  return {
    game: name,
    seats: names.map((called, seat) => ({
      key: `${seat}`,
      name: called,
      badge: <SeatBadge seat={seat} size={isHandheld(layout) ? 20 : 24} />,
      colour: seatColour(seat),
      isOn: toAct === seat,
      isThinking: thinking === seat,
    })),
    entries: [],
  };
}
