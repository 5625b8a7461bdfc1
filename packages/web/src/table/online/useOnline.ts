/** State that parts of an on-line table read. */
import type { HeardTable } from '../../match/heard.ts';
import type { Online } from '../../match/remote/online.ts';
import type { SocketStatus } from '../../match/remote/socket.ts';
import { useStore } from '../../ui/render/useStore.ts';

export interface OnlineNow {
  readonly online: Online;
  readonly heard: HeardTable;
  readonly status: SocketStatus;
  readonly isOutdated: boolean;
}

/** Undefined for a local match. */
export function useOnline(online: Online | undefined): OnlineNow | undefined {
  const heard = useStore(online?.subscribe ?? nothing, () => online?.table());
  const status = useStore(online?.subscribe ?? nothing, () => online?.status());
  const isOutdated = useStore(online?.subscribe ?? nothing, () => online?.isOutdated() ?? false);
  return online && heard && status ? { online, heard, status, isOutdated } : undefined;
}

const nothing = () => () => {};

/** Name of the person in a seat; empty for others. */
export const nameAt = ({ view }: HeardTable, seat: number): string => {
  const chair = view.chairs[seat];
  return chair?.kind === 'person' ? chair.name : '';
};
