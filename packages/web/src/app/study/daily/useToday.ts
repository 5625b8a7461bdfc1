import { DAY_MS, dateOf, dayOf } from '@tessera/table/daily';
import { useEffect, useState } from 'preact/hooks';
import { listMatches, subscribeMatches } from '../../../match/library.ts';
import { hasTables } from '../../../table/share/moved.ts';
import { useStore } from '../../../ui/render/useStore.ts';
import { api } from '../../online/api.ts';
import { changeDaily, dailyRecord, onDailyRecord } from './memory.ts';
import { type DailyRecord, settled, withTold } from './record.ts';

/** Resolves when the server was asked, or could not be; asked once for each day. */
let asked: { readonly day: number; readonly answer: Promise<void> } | undefined;

function askSeeds(day: number): Promise<void> {
  if (asked?.day !== day) {
    const answer = api.daily().then(
      told => void changeDaily(record => withTold(record, told)),
      () => {
        asked = undefined; // the next page asks again; until then there are earlier answers and the list
      },
    );
    asked = { day, answer };
  }
  return asked.answer;
}

export interface Today {
  readonly day: number;
  readonly date: string;
  /** Milliseconds since 1970, to the minute. */
  readonly now: number;
  /** False while the server may still tell its seeds. */
  readonly isKnown: boolean;
  readonly record: DailyRecord;
}

const MINUTE_MS = 60_000;

/** The current day, which may end while the page is open, and the player's record with the results of finished matches. */
export function useToday(): Today {
  const [now, setNow] = useState(Date.now);
  const [known, setKnown] = useState(hasTables() ? -1 : dayOf(now));
  const day = dayOf(now);
  const matches = useStore(subscribeMatches, listMatches);
  const record = useStore(onDailyRecord, dailyRecord);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => void changeDaily(one => settled(one, matches)), [matches]);
  useEffect(() => {
    let isWanted = true;
    const isToldAlready = Object.keys(dailyRecord().seeds).some(key => key.startsWith(dateOf(day)));
    if (!hasTables() || isToldAlready) setKnown(day);
    if (hasTables()) void askSeeds(day).then(() => isWanted && setKnown(day));
    return () => {
      isWanted = false;
    };
  }, [day]);
  return { day, date: dateOf(day), now, isKnown: known === day, record };
}

/** Time until the day ends, in milliseconds. */
export const leftOf = ({ day, now }: Pick<Today, 'day' | 'now'>): number => (day + 1) * DAY_MS - now;
