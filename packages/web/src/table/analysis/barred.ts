/** Whether a match may be analysed: an engine must not help against people. */
import type { MatchClient, MatchSetup } from '../../match/client.ts';
import { personsOf } from '../../match/seating.ts';

/** Key of the sentence that refuses. */
export type Barred = 'people' | 'rated';

interface Analysed {
  readonly client: Pick<MatchClient<unknown>, 'online'>;
  readonly snapshot: { readonly setup: MatchSetup; readonly outcome: unknown };
}

/** `isOver` for a match that is looked at again, whatever its table shows. */
export function barredBy({ client, snapshot }: Analysed, isOver: boolean): Barred | undefined {
  const { setup, outcome } = snapshot;
  const view = client.online?.table()?.view;
  if (isOver || outcome !== null || view?.phase === 'ended' || setup.isAnalysis) return undefined;
  if (view?.isRated) return 'rated';
  const people = view
    ? view.chairs.filter(({ kind }) => kind === 'person').length - (view.yours.length > 0 ? 1 : 0)
    : personsOf(setup).length - 1;
  return people > 0 ? 'people' : undefined;
}
