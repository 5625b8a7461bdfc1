// @chunk *-board
/** The way to the editor, known to whoever shows a position. */
import { RIFT_FACTS, type RiftView } from '@tessera/games/rift';
import { PATHS } from '../../../ui/router.ts';

/** Stands behind a position whose camps are not the usual ones. */
export const OUTER = '~outer';

/** What stands after # there: a position without spaces, and its camps. */
export const fragmentOf = ({
  position,
  options,
}: Pick<RiftView, 'position'> & { readonly options: { readonly camp: string } }): string =>
  position.replaceAll(' ', '_') + (options.camp === 'outer' ? OUTER : '');

export const editorPath = (view: RiftView): string => `${PATHS.workshop(RIFT_FACTS)}#${fragmentOf(view)}`;
