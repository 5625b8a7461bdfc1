/** Everybody who has a table open, and what each of them is told: their own view, and only what is different now. */
import type { Viewer } from '@tessera/engine';
import type { Me, ServerMessage, TableState } from '@tessera/wire';
import { Tally } from '../limits/tally.ts';
import type { Presence, Table, TableRecord } from '../table/index.ts';
import type { Here } from './elsewhere.ts';
import { Told } from './told.ts';

/** A page, or a program that asks for changes. */
export interface Member {
  readonly guest: Me | undefined;
  /** A message, as text. */
  send(text: string): void;
}

/** More would not fit into what servers tell each other, and nobody asks about them. */
const MOST_NAMED = 50;

const idOf = ({ guest }: Member): string | null => guest?.id ?? null;

export class Audience implements Presence {
  /** With whose eyes they saw the table when they were told something last. */
  readonly #members = new Map<Member, Viewer>();
  /** All of equal eyes are told the same. */
  readonly #told = new Map<Viewer, Told>();
  /** Of watchers, and of the pages of each guest. */
  readonly #counts = new Tally();

  readonly #elsewhere: Presence;

  constructor(elsewhere: Presence) {
    this.#elsewhere = elsewhere;
  }

  get size(): number {
    return this.#members.size;
  }

  get watchers(): number {
    return this.#counts.of('watcher') + this.#elsewhere.watchers;
  }

  isHere(guest: string): boolean {
    return this.#counts.of(`guest ${guest}`) > 0 || this.#elsewhere.isHere(guest);
  }

  /** Those on this server. */
  get here(): Here {
    const guests = new Set([...this.#members.keys()].flatMap(({ guest }) => guest?.id ?? []));
    return { guests: [...guests].slice(0, MOST_NAMED), watchers: this.#counts.of('watcher') };
  }

  /**
   * All of the table, or what they missed if those records are still at hand. Who sat down or stood up
   * meanwhile, on another device, sees it with other eyes: all of it.
   */
  join(member: Member, table: Table, now: number, since: readonly TableRecord[] | undefined): void {
    const guest = idOf(member);
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
    for (const eyes of this.#told.keys()) if (!left.has(eyes)) this.#told.delete(eyes);
    return wasHere;
  }

  /** Tells everybody all of it: what happened meanwhile is not at hand. */
  tellAll(table: Table, now: number): void {
    for (const member of [...this.#members.keys()]) this.#tellAll(member, table, now);
  }

  /** Tells everybody what happened, and what is different. Who changed chairs sees the table with other eyes: all of it. */
  tell(table: Table, records: readonly TableRecord[], now: number): void {
    const moved = new Set<Member>();
    for (const [member, before] of [...this.#members]) {
      const eyes = table.eyesOf(idOf(member));
      if (eyes === before) continue;
      moved.add(member);
      this.#look(member, eyes);
    }
    const texts = new Map<Viewer, string>();
    for (const [member, eyes] of [...this.#members]) {
      if (moved.has(member)) {
        this.#tellAll(member, table, now);
        continue;
      }
      const text = texts.get(eyes) ?? this.#news(eyes, idOf(member), table, records, now);
      texts.set(eyes, text);
      if (text !== '') member.send(text);
    }
  }

  say(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const member of this.#members.keys()) member.send(text);
  }

  #look(member: Member, eyes: Viewer): void {
    this.#forget(member);
    this.#members.set(member, eyes);
    this.#counts.add(eyes === 'watcher' ? eyes : 'seated');
    this.#counts.add(`guest ${idOf(member)}`);
  }

  #forget(member: Member): boolean {
    const eyes = this.#members.get(member);
    if (eyes === undefined) return false;
    this.#counts.remove(eyes === 'watcher' ? eyes : 'seated');
    this.#counts.remove(`guest ${idOf(member)}`);
    return this.#members.delete(member);
  }

  /** Whoever is the first with these eyes has just been told the state. */
  #toldTo(eyes: Viewer, state?: TableState): Told {
    const told = this.#told.get(eyes) ?? new Told();
    if (state && !this.#told.has(eyes)) told.changes(state);
    this.#told.set(eyes, told);
    return told;
  }

  #tellSince(member: Member, table: Table, now: number, records: readonly TableRecord[]): void {
    const guest = idOf(member);
    const eyes = table.eyesOf(guest);
    this.#look(member, eyes);
    const state = table.state(guest, now, this);
    this.#toldTo(eyes, state);
    member.send(this.#change(guest, table, records, JSON.stringify(state)));
  }

  #tellAll(member: Member, table: Table, now: number): void {
    const guest = idOf(member);
    const eyes = table.eyesOf(guest);
    this.#look(member, eyes);
    const message: ServerMessage = { type: 'table', seq: table.seq, table: table.view(guest, now, this) };
    this.#toldTo(eyes, table.state(guest, now, this));
    member.send(JSON.stringify(message));
  }

  /** Empty when there is nothing to tell. */
  #news(
    eyes: Viewer,
    guest: string | null,
    table: Table,
    records: readonly TableRecord[],
    now: number,
  ): string {
    const state = this.#toldTo(eyes).changes(table.state(guest, now, this));
    return records.length === 0 && state === '{}' ? '' : this.#change(guest, table, records, state);
  }

  /** `state` is JSON already: most of it is made once for many. */
  #change(guest: string | null, table: Table, records: readonly TableRecord[], state: string): string {
    const happened = records.flatMap(record => table.happened(record, guest));
    const { id, seq } = table;
    return `${JSON.stringify({ type: 'change', table: id, seq, happened }).slice(0, -1)},"state":${state}}`;
  }
}
