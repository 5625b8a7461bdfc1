/** Everybody who has a table open, and what each of them is told: their own view, and only what is different now. */
import type { Viewer } from '@tessera/engine';
import type { Presence, Table, TableRecord } from '@tessera/table';
import type { Me, ServerMessage } from '@tessera/wire';
import { Tally } from '../limits/tally.ts';
import type { Here } from './remotePresence.ts';
import { SentState } from './sentState.ts';

/** A page, or a program that asks for changes. */
export interface Member {
  readonly guest: Me | undefined;
  /** A message, as text. */
  send(text: string): void;
}

/** The table is closed to people who do not sit at it. */
export class Closed extends Error {}

/** More would not fit into what servers tell each other, and nobody asks about them. */
const MOST_NAMED = 50;

const idOf = ({ guest }: Member): string | null => guest?.id ?? null;

export class Audience implements Presence {
  /** With whose eyes they saw the table when they were told something last. */
  readonly #members = new Map<Member, Viewer>();
  /** What all were told alike, and what those of equal eyes were. */
  #shared = new SentState();
  readonly #own = new Map<Viewer, SentState>();
  #watchers = 0;
  /** Pages of each guest. */
  readonly #pages = new Tally();

  readonly #elsewhere: Presence;

  constructor(elsewhere: Presence) {
    this.#elsewhere = elsewhere;
  }

  get size(): number {
    return this.#members.size;
  }

  get watchers(): number {
    return this.#watchers + this.#elsewhere.watchers;
  }

  isHere(guest: string): boolean {
    return this.#pages.of(guest) > 0 || this.#elsewhere.isHere(guest);
  }

  /** Those on this server. */
  get here(): Here {
    const guests = new Set([...this.#members.keys()].flatMap(({ guest }) => guest?.id ?? []));
    return { guests: [...guests].slice(0, MOST_NAMED), watchers: this.#watchers };
  }

  /**
   * All of the table, or what they missed if those records are still at hand. Who sat down or stood up
   * meanwhile, on another device, sees it with other eyes: all of it.
   */
  join(member: Member, table: Table, now: number, since: readonly TableRecord[] | undefined): void {
    const guest = idOf(member);
    if (table.isClosedTo(guest)) throw new Closed(table.id);
    const isElsewhere = since?.some(
      record => 'guest' in record && record.guest === guest && record.kind !== 'said',
    );
    if (since && !isElsewhere) this.#tellSince(member, table, now, since);
    else this.#tellAll(member, table, now);
  }

  /** Whether they had been here. */
  leave(member: Member): boolean {
    const wasHere = this.#forget(member);
    const left = new Set(this.#members.values());
    for (const eyes of this.#own.keys()) if (!left.has(eyes)) this.#own.delete(eyes);
    if (left.size === 0) this.#shared = new SentState();
    return wasHere;
  }

  /** Tells everybody all of it: what happened meanwhile is not at hand. */
  tellAll(table: Table, now: number): void {
    this.#dismiss(table);
    for (const member of [...this.#members.keys()]) this.#tellAll(member, table, now);
  }

  /** Tells everybody what happened, and what is different. Who changed chairs sees the table with other eyes: all of it. */
  tell(table: Table, records: readonly TableRecord[], now: number): void {
    this.#dismiss(table);
    const moved = this.#moved(table);
    for (const member of moved) this.#look(member, table.eyesOf(idOf(member)));
    const shared = this.#shared.diff(table.shared(now, this));
    const alike = records.every(record => table.isToldAlike(record))
      ? happened(table, records, 'watcher')
      : '';
    for (const [eyes, told] of this.#own) {
      const own = told.diff(table.own(eyes));
      const fields = shared && own ? `${shared},${own}` : shared || own;
      if (records.length === 0 && fields === '') continue;
      const text = changeOf(table, alike || happened(table, records, eyes), fields);
      for (const [member, own] of this.#members)
        if (own === eyes && !moved.includes(member)) member.send(text);
    }
    for (const member of moved) this.#tellAll(member, table, now);
  }

  /** The table was closed to them, or began while it was: they are told so, and nothing more. */
  #dismiss(table: Table): void {
    const message: ServerMessage = { type: 'problem', code: 'closed', table: table.id };
    for (const member of [...this.#members.keys()]) {
      if (!table.isClosedTo(idOf(member))) continue;
      this.leave(member);
      member.send(JSON.stringify(message));
    }
  }

  #moved(table: Table): readonly Member[] {
    const moved: Member[] = [];
    for (const [member, eyes] of this.#members) if (table.eyesOf(idOf(member)) !== eyes) moved.push(member);
    return moved;
  }

  say(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const member of this.#members.keys()) member.send(text);
  }

  #look(member: Member, eyes: Viewer): void {
    this.#forget(member);
    this.#members.set(member, eyes);
    if (eyes === 'watcher') this.#watchers++;
    if (member.guest) this.#pages.add(member.guest.id);
  }

  #forget(member: Member): boolean {
    const eyes = this.#members.get(member);
    if (eyes === undefined) return false;
    if (eyes === 'watcher') this.#watchers--;
    if (member.guest) this.#pages.remove(member.guest.id);
    return this.#members.delete(member);
  }

  #tellSince(member: Member, table: Table, now: number, records: readonly TableRecord[]): void {
    const eyes = table.eyesOf(idOf(member));
    this.#look(member, eyes);
    this.#note(eyes, table, now);
    const state = { ...table.shared(now, this), ...table.own(eyes) };
    member.send(changeOf(table, happened(table, records, eyes), JSON.stringify(state).slice(1, -1)));
  }

  #tellAll(member: Member, table: Table, now: number): void {
    const guest = idOf(member);
    const eyes = table.eyesOf(guest);
    this.#look(member, eyes);
    this.#note(eyes, table, now);
    const message: ServerMessage = { type: 'table', seq: table.seq, table: table.view(guest, now, this) };
    member.send(JSON.stringify(message));
  }

  /** Whoever is the first, or the first with these eyes, is being told the state. */
  #note(eyes: Viewer, table: Table, now: number): void {
    if (this.#members.size === 1) this.#shared.diff(table.shared(now, this));
    if (this.#own.has(eyes)) return;
    const told = new SentState();
    told.diff(table.own(eyes));
    this.#own.set(eyes, told);
  }
}

/** As JSON. */
const happened = (table: Table, records: readonly TableRecord[], eyes: Viewer): string =>
  JSON.stringify(records.flatMap(record => table.happened(record, eyes)));

/** Everything in it is JSON already: most of it is made once for many. */
const changeOf = ({ id, seq }: Table, happened: string, fields: string): string =>
  `{"type":"change","table":${JSON.stringify(id)},"seq":${seq},"happened":${happened},"state":{${fields}}}`;
