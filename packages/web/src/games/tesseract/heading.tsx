/** Top bar and end of the prompt of tesseract. */
import { LAB_NAMES } from '@tessera/games/tesseract';
import type { SeatChip } from '../../table/Seats.tsx';
import type { Heading } from '../../table/TopBar.tsx';
import { fill } from '../../text/index.ts';
import { isHandheld } from '../../ui/breakpoints.ts';
import { Avatar } from './panels/Avatar.tsx';
import { labTitle } from './seating.ts';
import { Sign } from './signs.tsx';
import type { Model } from './useModel.ts';

export function headingOf(model: Model): Heading {
  const { snapshot, words, drawing, switchDrawing } = model;
  const { layers, cube } = words.table.menu;
  return {
    game: words.game.name,
    detail: fill(words.panels.base.title, { base: snapshot.view.options.base }),
    seats: chipsOf(model),
    entries: [
      {
        label: drawing.drawing === 'cube' ? layers : cube,
        isDisabled: !drawing.canDrawCube,
        onChoose: switchDrawing,
      },
    ],
  };
}

/** One chip per lab: a single player runs two (T-SETUP-4). */
function chipsOf({ shown, words, labNames }: Model): readonly SeatChip[] {
  const { setup, view, toAct, thinking } = shown;
  const { seats } = words.table;
  return view.labs.map(({ seat }, lab) => {
    const name = labTitle(words.table, view, labNames[lab] ?? '');
    const letter = LAB_NAMES[lab] ?? '';
    const isOn = toAct === seat && view.decision?.lab === lab;
    return {
      key: letter,
      name,
      badge: <Avatar lab={lab} name={view.players === 1 ? letter : name} />,
      remark: setup.seats[seat]?.kind === 'bot' ? seats.bot : undefined,
      isOn,
      isThinking: thinking === seat && isOn,
      heard: view.active === lab && view.phase !== 'setup' ? seats.active : undefined,
    };
  });
}

/** On a phone the switch would cover the cube. */
export function DrawingButton({ model }: { readonly model: Model }) {
  const { drawing, words, layout, switchDrawing } = model;
  const isCube = drawing.drawing === 'cube';
  if (!drawing.canDrawCube || !isHandheld(layout)) return null;
  return (
    <button
      type="button"
      className="tt-flip icon-button"
      aria-label={isCube ? words.table.menu.layers : words.table.menu.cube}
      onClick={switchDrawing}
    >
      <Sign name={isCube ? 'layers' : 'cube'} size={22} />
    </button>
  );
}
