/** The subscribers of a table. Each gets their own view, and afterwards only the fields that differ. */
import type { Eyes, Presence, Table, TableRecord } from '@tessera/table';
import type { Me, ServerMessage } from '@tessera/wire';
import { Tally } from '../limits/tally.ts';
import { isMoving } from './movedMatch.ts';
import type { PresenceReport } from './remotePresence.ts';
import { SentText } from './sentText.ts';

/** A subscriber: a socket or a long poll. */
export interface Member {
  readonly guest: Me | undefined;
  send(text: string): void;
}

/** The table is closed to people without a chair. */
export class Closed extends Error {}

/** Guests named in a presence report, whose size is limited. */
const MOST_NAMED = 50;

const idOf = ({ guest }: Member): string | null => guest?.id ?? null;

export class Audience implements Presence {
  /** Members, with the viewer of the last message to them. */
  readonly #members = new Map<Member, Eyes>();
  /** Fields that are equal for everybody, and those of each viewer. */
  #shared = new SentText();
  readonly #own = new Map<Eyes, SentText>();
  #watchers = 0;
  /** Open pages by guest. */
  readonly #pages = new Tally();

  readonly #remote: Presence;

  constructor(remotePresence: Presence) {
    this.#remote = remotePresence;
  }

  get size(): number {
    return this.#members.size;
  }

  get watchers(): number {
    return this.#watchers + this.#remote.watchers;
  }

  isHere(guest: string): boolean {
    return this.#pages.of(guest) > 0 || this.#remote.isHere(guest);
  }

  /** Presence on this server. */
  get here(): PresenceReport {
    const guests = new Set([...this.#members.keys()].flatMap(({ guest }) => guest?.id ?? []));
    return { guests: [...guests].slice(0, MOST_NAMED), watchers: this.#watchers };
  }

  /**
   * Sends the whole table, or only the missed records if they are in memory. A guest who sat down or stood up meanwhile,
   * on another device, is another viewer now and gets the whole table.
   */
  join(member: Member, table: Table, now: number, since: readonly TableRecord[] | undefined): void {
    const guest = idOf(member);
    if (table.isClosedTo(guest)) throw new Closed(table.id);
    const hasMoved = since?.some(
      record => 'guest' in record && record.guest === guest && record.kind !== 'said',
    );
    if (since && !hasMoved && !isMoving(table, since)) this.#tellSince(member, table, now, since);
    else this.#tellAll(member, table, now);
  }

  /** Returns whether they were subscribed. */
  leave(member: Member): boolean {
    const wasSubscribed = this.#forget(member);
    const left = new Set(this.#members.values());
    for (const eyes of this.#own.keys()) if (!left.has(eyes)) this.#own.delete(eyes);
    if (left.size === 0) this.#shared = new SentText();
    return wasSubscribed;
  }

  /** Sends the whole table to everybody, when its changes cannot be told one by one. */
  tellAll(table: Table, now: number): void {
    this.#dismiss(table);
    for (const member of [...this.#members.keys()]) this.#tellAll(member, table, now);
  }

  /** Sends the happenings and the changed fields; members whose viewer changed get the whole table. */
  tell(table: Table, records: readonly TableRecord[], now: number): void {
    if (isMoving(table, records)) return void this.tellAll(table, now);
    this.#dismiss(table);
    const moved = this.#moved(table);
    for (const member of moved) this.#look(member, table.eyesOf(idOf(member)));
    const shared = this.#shared.textOf(table.shared(now, this));
    const alike = records.every(record => table.isToldAlike(record))
      ? happened(table, records, 'watcher')
      : '';
    for (const [eyes, told] of this.#own) {
      const own = told.textOf(table.own(eyes));
      const fields = shared && own ? `${shared},${own}` : shared || own;
      if (records.length === 0 && fields === '') continue;
      const text = changeOf(table, alike || happened(table, records, eyes), fields);
      for (const [member, own] of this.#members)
        if (own === eyes && !moved.includes(member)) member.send(text);
    }
    for (const member of moved) this.#tellAll(member, table, now);
  }

  /** Unsubscribes members to whom the table is closed now. */
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

  broadcast(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const member of this.#members.keys()) member.send(text);
  }

  #look(member: Member, eyes: Eyes): void {
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
    this.#rememberSent(eyes, table, now);
    const state = { ...table.shared(now, this), ...table.own(eyes) };
    member.send(changeOf(table, happened(table, records, eyes), JSON.stringify(state).slice(1, -1)));
  }

  #tellAll(member: Member, table: Table, now: number): void {
    const guest = idOf(member);
    const eyes = table.eyesOf(guest);
    this.#look(member, eyes);
    this.#rememberSent(eyes, table, now);
    const message: ServerMessage = { type: 'table', seq: table.seq, table: table.view(guest, now, this) };
    member.send(JSON.stringify(message));
  }

  /** Records the state as sent to the first member, or to the first with these eyes. */
  #rememberSent(eyes: Eyes, table: Table, now: number): void {
    if (this.#members.size === 1) this.#shared.textOf(table.shared(now, this));
    if (this.#own.has(eyes)) return;
    const told = new SentText();
    told.textOf(table.own(eyes));
    this.#own.set(eyes, told);
  }
}

const happened = (table: Table, records: readonly TableRecord[], eyes: Eyes): string =>
  JSON.stringify(records.flatMap(record => table.happened(record, eyes)));

/** Assembled from JSON texts, most of which are serialized once for many members. */
const changeOf = ({ id, seq }: Table, happened: string, fields: string): string =>
  `{"type":"change","table":${JSON.stringify(id)},"seq":${seq},"happened":${happened},"state":{${fields}}}`;
