/** The rift table. It contains no rule. */
import { parseAction, RIFT_FACTS, type RiftView } from '@tessera/games/rift';
import './table.css';
import './phone.css';
import type { Heading } from '../../table/TopBar.tsx';
import { tableOf } from '../../table/tableOf.tsx';
import { navigate } from '../../ui/router.ts';
import { countWords } from './count.ts';
import { editorPath } from './editor/path.ts';
import { keysOf } from './keys.ts';
import { PieceIcon } from './pieces.tsx';
import { promptOf } from './prompt.ts';
import { RiftRoom } from './Room.tsx';
import { isSetup, sceneOf } from './scene.ts';
import { loadText, type Text } from './text/index.ts';
import { type Model, useModel } from './useModel.ts';
import { deedWords } from './words.ts';

export default tableOf<RiftView, Text, Model>({
  facts: RIFT_FACTS,
  loadWords: loadText,
  useModel,
  headingOf,
  promptOf,
  deedOf: ({ text }, view, answer) => deedWords(text, sceneOf(view), parseAction(answer)),
  keysOf,
  begunOf: ({ play: { held, asking, pending, planned, considered, meant, putBack, confirm } }) => ({
    letGo: (held ?? asking ?? pending ?? planned) ? putBack : undefined,
    confirm: considered !== undefined || meant.length > 1 ? confirm : undefined,
  }),
  loadEnding: () => import('./ending.tsx'),
  countWords: ({ text, names }, events) => countWords(text, events, names),
  sounds: [
    ['captured', 'capture'],
    ['placed', 'place'],
    ['moved', 'move'],
    ['pivoted', 'move'],
  ],
  loadLooks: () => import('./looks/index.ts'),
  stateOf: ({ signs: { coordinates }, ended }) =>
    `${coordinates ? '' : 'no-coordinates'} ${ended?.isLost ? 'is-lost' : ''}`,
  Room: RiftRoom,
});

function headingOf({ snapshot, shown, text, names, flip, list }: Model): Heading {
  const { table, rift } = text;
  const { toAct, thinking } = snapshot;
  return {
    game: rift.name,
    isFree: isSetup(snapshot.view),
    seats: ([0, 1] as const).map(colour => ({
      key: rift.colours[colour],
      name: names[colour] ?? '',
      badge: <PieceIcon letter="T" colour={colour} size={24} />,
      colour: colour === 0 ? 'var(--side-white)' : 'var(--side-black)',
      // In an analysis the names of the seats are their colours already.
      remark: names[colour] === rift.colours[colour] ? undefined : rift.colours[colour],
      isOn: toAct === colour,
      isThinking: thinking === colour,
    })),
    entries: [
      { label: table.flipLong, onChoose: flip },
      { label: table.position, onChoose: () => list(true) },
      { label: table.edit, onChoose: () => navigate(editorPath(shown.view)) },
    ],
  };
}
