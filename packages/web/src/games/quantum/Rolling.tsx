/** Dice in the air: they tumble over the board and come to rest on the number drawn. */
import { ownerOf, type QuantumEvent } from '@tessera/games/quantum';
import { useEffect, useState } from 'preact/hooks';
import { TEMPOS } from '../../table/useClock.ts';
import { useSettings } from '../../ui/settings.ts';
import type { QuantumModel } from './contract.ts';
import { FIGHT_MS, SHIP_MS } from './landing.ts';
import { CombatDie } from './pieces/CombatDie.tsx';
import { Ship } from './pieces/Ship.tsx';

interface Rolled {
  readonly key: string;
  readonly kind: 'attack' | 'defence' | 'ship';
  readonly seat: number;
  readonly value: number;
}

/** Which dice a change rolls; of one rolled again only the last roll. */
function rolledIn(events: readonly QuantumEvent[], attacker: number, defender: number): readonly Rolled[] {
  const dice = new Map<string, Rolled>();
  for (const event of events) {
    if (event.type === 'combatRoll' || event.type === 'reroll') {
      const { side, value } = event;
      dice.set(side, { key: side, kind: side, seat: side === 'attack' ? attacker : defender, value });
    } else if (event.type === 'roll') {
      const key = `ship ${event.die}`;
      // What a lost ship is rolled to is no part of the fight.
      if (!dice.has('attack'))
        dice.set(key, { key, kind: 'ship', seat: ownerOf(event.die), value: event.face });
    } else if (event.type === 'fleetRolled' || event.type === 'tieBreak')
      event.faces.forEach((value, i) => {
        const key = `${event.type} ${event.seat} ${i}`;
        dice.set(key, { key, kind: 'ship', seat: event.seat, value });
      });
  }
  return [...dice.values()];
}

const FACES = 6;
const TICK_MS = 90;
/** At rest for the last part of the way, so that one can read it. */
const REST_MS = 450;

export function Rolling({ model }: { readonly model: QuantumModel }) {
  const { clock, snapshot, factions, words, back } = model;
  const arriving = back.past ? undefined : clock.arriving;
  const events = (arriving?.events ?? []) as readonly QuantumEvent[];
  const attack = events.find(event => event.type === 'attack');
  const { combat } = snapshot.view;
  const attacker = ownerOf(attack?.attacker ?? combat?.attacker ?? 0);
  const defender = ownerOf(attack?.defender ?? combat?.defender ?? 0);
  const dice = rolledIn(events, attacker, defender);
  const isFight = dice.some(({ kind }) => kind !== 'ship');
  const tick = useTumble(arriving?.seq, isFight ? FIGHT_MS : SHIP_MS);
  if (!arriving || dice.length === 0) return null;
  const { banners } = words.table;
  return (
    <div className="qt-rolling" aria-hidden="true">
      {dice.map(({ key, kind, seat, value }, i) => {
        const shown = tick === undefined ? value : ((value + tick * (i + 2) + i) % FACES) + 1;
        const faction = factions[seat] ?? 'kepler';
        return (
          <div key={key} className={tick === undefined ? 'is-still' : 'is-tumbling'}>
            {kind === 'ship' ? (
              <Ship faction={faction} face={shown} />
            ) : (
              <CombatDie faction={faction} value={shown} />
            )}
            {kind !== 'ship' && <small>{banners[kind]}</small>}
          </div>
        );
      })}
    </div>
  );
}

/** Counts while dice tumble; undefined when they lie. */
function useTumble(seq: number | undefined, length: number): number | undefined {
  const tempo = TEMPOS[useSettings().animation];
  const [tick, setTick] = useState<number | undefined>(0);
  useEffect(() => {
    if (seq === undefined) return;
    setTick(0);
    const rolling = setInterval(() => setTick(last => (last === undefined ? last : last + 1)), TICK_MS);
    const rest = setTimeout(
      () => {
        clearInterval(rolling);
        setTick(undefined);
      },
      Math.max(0, length * tempo - REST_MS),
    );
    return () => {
      clearInterval(rolling);
      clearTimeout(rest);
    };
  }, [seq, length, tempo]);
  return tick;
}
