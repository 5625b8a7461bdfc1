/** Sentences of the log, event by event, with where ships came from and where tracks stood. */
import type { Seat } from '@tessera/engine';
import { narrate, ownerOf, type QuantumEvent, type QuantumView } from '@tessera/games/quantum';
import { fill } from '../../text/index.ts';
import type { Fighter, Follower, TurnCause } from './chronicle.ts';
import { causeWords, shipName, squareWords, toldPlanet } from './speech.ts';
import type { QuantumWords } from './words/index.ts';

export interface Naming {
  readonly words: QuantumWords;
  /** By seat, as a third person. */
  readonly names: readonly string[];
  /** Seat that is addressed. */
  readonly me: Seat;
  readonly start: QuantumView;
}

/** Seat whose deed an event is; a fight is the deed of whoever’s turn it is. */
export function actorOf(event: QuantumEvent, active: Seat): Seat {
  if ('seat' in event) return event.seat;
  return 'die' in event ? ownerOf(event.die) : active;
}

interface Place {
  /** True if the line stands under the name of whoever did it: it is not repeated. */
  readonly isOwn: boolean;
  /** Told just before, in the same line. */
  readonly before: QuantumEvent | undefined;
}

export function sentenceOf(
  naming: Naming,
  { now }: Follower,
  event: QuantumEvent,
  { isOwn, before }: Place,
): string {
  const { words, names, me, start } = naming;
  const { told, deeds, effects } = words.story;
  const speech = { words, view: start };
  const square = (at: number): string => squareWords(speech, at);
  const die = (one: number): string => shipName(words, now.faces[one] ?? 0);
  const seat = (one: Seat): string => names[one] ?? '';
  switch (event.type) {
    case 'move': {
      const [from = -1] = event.path;
      const to = event.path.at(-1) ?? -1;
      if (event.why === 'occupy' || from === to) break;
      return fill(isOwn ? deeds.move : told.move, {
        seat: seat(ownerOf(event.die)),
        die: die(event.die),
        from: square(from),
        to: square(to),
      });
    }
    case 'placed': {
      const from = now.cargo.get(event.die);
      if (from === undefined || !isOwn) break;
      return fill(from === event.to ? deeds.carriedBack : deeds.carry, {
        die: die(event.die),
        from: square(from),
        to: square(event.to),
      });
    }
    case 'attack': {
      const owner = ownerOf(event.defender);
      const defender = die(event.defender);
      const isOn = before?.type === 'move' && before.die === event.attacker;
      return fill(isOwn ? (isOn ? deeds.attackOn : deeds.attack) : told.attack, {
        seat: seat(ownerOf(event.attacker)),
        die: die(event.attacker),
        from: square(now.places[event.attacker] ?? -1),
        defender,
        other: seat(owner),
        target:
          owner === me
            ? fill(words.table.labels.own, { ship: defender })
            : fill(words.table.shipOf, { ship: defender, owner: seat(owner) }),
        at: square(now.places[event.defender] ?? -1),
      });
    }
    case 'roll':
    case 'face': {
      const after = shipName(words, event.face);
      if (event.why === 'destroyed' || event.why === 'dangerous') return fill(told.anew, { ship: after });
      const why = causeWords(words, event.why as TurnCause);
      if (isOwn && now.faces[event.die] === event.face) return fill(deeds.rolledAgain, { after });
      if (isOwn) return fill(why ? deeds.turned : deeds.rolled, { why, die: die(event.die), after });
      break;
    }
    case 'destroyed':
      if (ownerOf(event.die) === me) return fill(told.lostYours, { ship: die(event.die) });
      break;
    case 'cube':
      if (event.cause === 'relocation' && event.seat === me)
        return fill(told.cubeYours, {
          from: toldPlanet(speech, event.from ?? -1),
          planet: toldPlanet(speech, event.planet),
        });
      break;
    case 'reroll': {
      const { rolled } = now.fight?.[event.side === 'attack' ? 'attacker' : 'defender'] ?? {};
      if (rolled !== event.value) break;
      const card = words.game.cards[event.card].name;
      const again = isOwn ? deeds.rerollAgain : told.rerollAgain;
      return fill(again, { seat: seat(event.seat), card, value: event.value });
    }
    case 'combatEnd': {
      const [attack, defence] = event.totals;
      const isTie = attack === defence;
      const said = event.won ? (isTie ? told.tieWon : told.won) : isTie ? told.tieLost : told.lost;
      return fill(said, {
        attack: sumText(now.fight?.attacker, attack),
        defence: sumText(now.fight?.defender, defence),
      });
    }
    case 'research':
    case 'dominance': {
      const was = now[event.type][event.seat] ?? 1;
      if (was === event.value) break;
      const isYours = !isOwn && event.seat === me;
      return fill(isOwn || isYours ? deeds.track : told.track, {
        name: isYours ? effects[event.type] : words.panels.sheet[event.type],
        seat: seat(event.seat),
        before: was,
        after: event.value,
      });
    }
    default:
  }
  const { game } = words;
  return narrate(event, {
    text: isOwn ? { ...game, events: { ...game.events, ...deeds } } : game,
    table: start,
    seat,
    die,
    square,
    planet: planet => toldPlanet(speech, planet),
  });
}

/** "3 + 1 = 4", with what cards change. */
function sumText(fighter: Fighter | undefined, total: number): string {
  if (!fighter) return `${total}`;
  const off = fighter.face + fighter.rolled - total;
  const cards = off === 0 ? '' : ` ${off > 0 ? '−' : '+'} ${Math.abs(off)}`;
  return `${fighter.face} + ${fighter.rolled}${cards} = ${total}`;
}
