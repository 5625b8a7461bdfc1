/** What else a turn allows: abilities of ships, and powers of cards. */
import type { Verb } from '@tessera/games/quantum';
import { isHandheld, type Layout } from '../../../ui/breakpoints.ts';
import type { Mode } from '../contract.ts';
import { type Deed, type DeedModel, ofVerb } from './deeds.ts';
import type { DeedIconName } from './icons.tsx';

/** Abilities by the face that has them, and powers of cards: each costs nothing but Nomadic. */
const FREE = {
  strike: { icon: 'strike', ability: 0 },
  transport: { icon: 'transport', ability: 1 },
  warp: { icon: 'warp', ability: 2 },
  modify: { icon: 'modify', ability: 3 },
  scout: { icon: 'scout', ability: 5 },
  flexible: { icon: 'flexible' },
  resourceful: { icon: 'deploy' },
  nomadic: { icon: 'warp' },
  tyrannical: { icon: 'dominance' },
  cerebral: { icon: 'research' },
} as const satisfies Partial<Record<Verb, { readonly icon: DeedIconName; readonly ability?: number }>>;

type FreeVerb = keyof typeof FREE;
const FREE_VERBS = Object.keys(FREE) as readonly FreeVerb[];
const MODES: readonly Verb[] = ['transport', 'warp', 'modify', 'flexible', 'resourceful', 'nomadic'];

/** Room for powers beside the five actions; those of cards that find none are on the sheet and among the Commands. */
const ROOM = { phone: 2, landscape: 3, portrait: 2, middle: 4, low: 3, wide: 3, huge: 3 } satisfies Record<
  Layout,
  number
>;

/**
 * What else can be done now, in an order that a selection does not change. Where room is short, what the ship in
 * hand can do is kept.
 */
export function freeDeeds(model: DeedModel): readonly Deed[] {
  const { offers, selected, layout } = model;
  const isInHand = ({ key }: Deed): boolean =>
    ofVerb(offers, key as Verb).some(({ die }) => die !== undefined && die === selected);
  const isOfNoShip = ({ key, isOn }: Deed): boolean =>
    isOn || ofVerb(offers, key as Verb).some(({ die }) => die === undefined);
  const usable = usableDeeds(model);
  // In a hand a ship stands beside its own powers.
  if (isHandheld(layout) && selected !== undefined)
    return usable.filter(one => isInHand(one) || isOfNoShip(one)).slice(0, ROOM[layout]);
  const kept = usable.toSorted((a, b) => Number(isInHand(b)) - Number(isInHand(a))).slice(0, ROOM[layout]);
  return usable.filter(deed => kept.includes(deed));
}

function usableDeeds(model: DeedModel): readonly Deed[] {
  const { words, offers, mode, chosen, selected, enter, press } = model;
  const { bar } = words.panels;
  return FREE_VERBS.flatMap((verb): Deed[] => {
    const all = ofVerb(offers, verb);
    const found = all.filter(({ die }) => die === undefined || die === selected);
    const usable = MODES.includes(verb) ? all : found;
    const first = usable[0];
    if (!first) return [];
    const about = FREE[verb];
    const name =
      'ability' in about ? words.game.abilities[about.ability] : words.game.cards[verb as 'flexible'].name;
    return [
      {
        key: verb,
        icon: about.icon,
        name: name ?? verb,
        caption: bar[verb],
        cost: first.cost,
        isReady: true,
        isOn: mode === verb || chosen?.verb === verb,
        press: () => (MODES.includes(verb) ? enter(verb as Mode) : press(first)),
      },
    ];
  });
}
