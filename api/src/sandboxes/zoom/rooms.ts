import { randomUUID } from 'node:crypto';

/** The most people in a room, each of whom sends to all others: more is too much for a laptop. */
const MOST_PEOPLE = 6;
/** A person whose connection breaks may come back within this time without having left. */
const GRACE_MS = 4000;
const KEEP_ALIVE_MS = 10_000;

type Listener = (event: string, data: object) => void;

/** A person in a room. Only the person's browser knows `key`; everybody in the room knows `id`. */
interface Person {
  id: string;
  key: string;
  name: string;
  accountId: string | null;
  listener: Listener | null;
  /** Events while nobody listened: a browser listens after it has joined, and again after its connection broke. */
  unheard: { event: string; data: object }[];
  leaving: NodeJS.Timeout | null;
}

export interface RoomEvents {
  started(meetingId: string): void;
  joined(meetingId: string, person: Pick<Person, 'id' | 'name' | 'accountId'>): void;
  left(meetingId: string, person: Pick<Person, 'id' | 'name' | 'accountId'>): void;
}

/** Far more signals than browsers send in the grace period. */
const MOST_UNHEARD = 500;

function deliver(person: Person, event: string, data: object): void {
  if (person.listener) person.listener(event, data);
  else if (person.unheard.length < MOST_UNHEARD) person.unheard.push({ event, data });
}

/** The people in each meeting, and the messages that their browsers exchange to connect. Only in this process. */
export class Rooms {
  readonly #rooms = new Map<string, Map<string, Person>>();
  readonly #events: RoomEvents;
  readonly #timer: NodeJS.Timeout;

  constructor(events: RoomEvents) {
    this.#events = events;
    this.#timer = setInterval(() => this.#keepAlive(), KEEP_ALIVE_MS).unref();
  }

  /** @returns null if the room is full. */
  join(meetingId: string, name: string, accountId: string | null) {
    const room = this.#rooms.get(meetingId) ?? new Map<string, Person>();
    if (room.size >= MOST_PEOPLE) return null;
    const isFirst = room.size === 0;
    const self = { id: randomUUID(), key: randomUUID(), name, accountId };
    const person: Person = { ...self, listener: null, unheard: [], leaving: null };
    const others = [...room.values()].map((other) => ({ id: other.id, name: other.name }));
    this.#rooms.set(meetingId, room.set(person.key, person));
    if (isFirst) this.#events.started(meetingId);
    this.#events.joined(meetingId, person);
    this.#publishToOthers(meetingId, person, 'joined', { id: person.id, name });
    // A person who does not start to listen has not joined.
    this.#watch(meetingId, person);
    return { id: person.id, key: person.key, others };
  }

  /** Listens to a person's events. @returns a function that stops it; null for a person who is not in the room. */
  listen(meetingId: string, key: string, listener: Listener): (() => void) | null {
    const person = this.#find(meetingId, key);
    if (!person) return null;
    if (person.leaving) clearTimeout(person.leaving);
    person.leaving = null;
    person.listener = listener;
    for (const { event, data } of person.unheard.splice(0)) listener(event, data);
    return () => {
      if (person.listener !== listener) return;
      person.listener = null;
      this.#watch(meetingId, person);
    };
  }

  /** Passes on a signal from one browser to another. */
  signal(meetingId: string, key: string, to: string, data: unknown): boolean {
    const from = this.#find(meetingId, key);
    const target = [...(this.#rooms.get(meetingId)?.values() ?? [])].find(({ id }) => id === to);
    if (!from || !target) return false;
    deliver(target, 'signal', { from: from.id, name: from.name, data });
    return true;
  }

  leave(meetingId: string, key: string): void {
    const room = this.#rooms.get(meetingId);
    const person = room?.get(key);
    if (!room || !person) return;
    if (person.leaving) clearTimeout(person.leaving);
    room.delete(key);
    if (room.size === 0) this.#rooms.delete(meetingId);
    this.#publishToOthers(meetingId, person, 'left', { id: person.id });
    this.#events.left(meetingId, person);
  }

  /** Makes everybody leave. */
  stop(): void {
    clearInterval(this.#timer);
    for (const [meetingId, room] of this.#rooms)
      for (const person of [...room.values()]) {
        person.listener?.('end', {});
        this.leave(meetingId, person.key);
      }
  }

  #find(meetingId: string, key: string): Person | undefined {
    return this.#rooms.get(meetingId)?.get(key);
  }

  #watch(meetingId: string, person: Person): void {
    if (person.leaving) clearTimeout(person.leaving);
    person.leaving = setTimeout(() => this.leave(meetingId, person.key), GRACE_MS);
    person.leaving.unref();
  }

  #publishToOthers(meetingId: string, { key }: Person, event: string, data: object): void {
    for (const other of this.#rooms.get(meetingId)?.values() ?? []) if (other.key !== key) deliver(other, event, data);
  }

  #keepAlive(): void {
    for (const room of this.#rooms.values()) for (const { listener } of room.values()) listener?.('alive', {});
  }
}
