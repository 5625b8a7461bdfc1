/** Mode Ultramachina (L-ULTRA, 15.5), and energy, which damages its cards. */
import { CARDS, ERAS, STARTS, ULTRAS } from './book.ts';
import type { Doing, Table } from './table.ts';

/** Adds one energy: missions, then the Ultramachina cards there (L-ULTRA-4). */
export function* addEnergy(t: Table, era: number): Doing {
  if (t.green <= 0) return;
  (t.energy[era] as number)++;
  t.energyAdded(era);
  const here = t.ultrasAt(era);
  if (here.length === 0 || t.free <= 0) return;
  const isLast = (id: string): boolean => (t.ultras.get(id) as number) + 1 === ULTRAS[id]?.slots;
  const hit = yield* t.ask('pickUltra', t.active, here.some(isLast) ? ['none', ...here] : here);
  if (hit === 'none') return;
  const damage = (t.ultras.get(hit) as number) + 1;
  t.ultras.set(hit, damage);
  if (damage < (ULTRAS[hit]?.slots as number)) return;
  t.ultras.delete(hit);
  t.ultrasGone.push(hit);
  // L-ULTRA-5: does not count as "added".
  if (t.green > 0) (t.energy[t.exit()] as number)++;
}

/** L-ULTRA-2 */
export function* ultraPhase(t: Table): Doing {
  const left = t.ultrasAt(t.foo);
  while (left.length > 0) {
    const next = yield* t.ask('ultraNext', t.active, left);
    left.splice(left.indexOf(next), 1);
    yield* apply(t, next);
  }
}

function* apply(t: Table, id: string): Doing {
  const target = ULTRAS[id]?.target as number;
  if (target >= 0) yield* t.arrive([target].slice(0, t.red));
  else {
    const doing = (SPECIAL[id] as Special)(t);
    if (doing) yield* doing;
  }
}

const loseEnergy = (t: Table, era: number): void => {
  t.energy[era] = Math.max(0, (t.energy[era] as number) - 1);
};

type Special = (t: Table) => Doing | undefined;

const SPECIAL: Readonly<Record<string, Special>> = {
  'U-08'(t) {
    t.generate(2);
  },
  *'U-09'(t) {
    const victim = t.settings.isSolo
      ? t.active
      : yield* t.askAgent(
          'ultraVictim',
          t.active,
          t.agents.map((_, i) => i),
        );
    const player = t.playerOf(victim);
    const taken = [t.topOfDraw(player), t.topOfDraw(player)].filter(card => card !== undefined);
    t.discard[player]?.push(...taken);
    for (const card of taken) loseEnergy(t, CARDS[card]?.origin as number);
  },
  'U-10'(t) {
    const mixed = t.shuffle(t.agents.flatMap(({ hand }) => hand));
    t.exhausted.clear();
    for (const agent of t.agents) {
      agent.hand = mixed.splice(0, agent.hand.length);
      agent.era = STARTS[agent.code] as number;
    }
  },
  *'U-11'(t) {
    const losers: number[] = [];
    const origins: number[] = [];
    for (let i = 0; i < 2; i++) {
      const holders = t.agents.flatMap(({ hand }, agent) => (hand.length > 0 ? [agent] : []));
      if (holders.length === 0) break;
      const owner = yield* t.askAgent('ultraVictim', t.active, holders);
      const card = yield* t.ask('ultraDestroy', owner, t.agent(owner).hand.toSorted());
      t.leaveHand(owner, card);
      t.destroyed.unshift(card);
      losers.push(owner);
      origins.push(CARDS[card]?.origin as number);
    }
    yield* t.arrive(origins.slice(0, t.red));
    for (const agent of t.from(t.active)) {
      if (!losers.includes(agent) || (t.settings.isSolo && agent !== t.active)) continue;
      while (t.agent(agent).hand.length < 3) if (t.drawOne(agent) === undefined) break;
    }
  },
  *'U-12'(t) {
    const most = Math.max(...t.energy);
    if (most === 0) return;
    const tied = ERAS.filter((_, era) => t.energy[era] === most);
    t.energy[ERAS.indexOf(yield* t.ask('ultraEra', t.active, tied))] = 0;
  },
  'U-13'(t) {
    for (let era = 0; era < 7; era++) if ((t.energy[era] as number) >= 2) loseEnergy(t, era);
  },
  *'U-14'(t) {
    yield* t.arrive(t.vortices.slice(0, t.red));
  },
};
