// @chunk *-board
/** Address of the editor for a position. */
import { RIFT_FACTS, type RiftView } from '@tessera/games/rift';
import { PATHS } from '../../../ui/router.ts';

/** Suffix of a position with outer camps. */
export const OUTER = '~outer';

/** Fragment of the address: a position without spaces, and its camps. */
export const fragmentOf = ({
  position,
  options,
}: Pick<RiftView, 'position'> & { readonly options: { readonly camp: string } }): string =>
  position.replaceAll(' ', '_') + (options.camp === 'outer' ? OUTER : '');

export const editorPath = (view: RiftView): string => `${PATHS.workshop(RIFT_FACTS)}#${fragmentOf(view)}`;
