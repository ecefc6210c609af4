import { EVERYTHING } from '#base/database/listener.ts';
import type { HubConnection } from './connection.ts';

/** Connections are checked in this many turns, so that no turn takes long. */
const TURNS = 15;

/** All connections of one process, by user; each is checked once in `interval` milliseconds. */
export class Gathering {
  readonly #byUser = new Map<number, Set<HubConnection>>();
  readonly #bySession = new Map<string, Set<HubConnection>>();
  readonly #turns = Array.from({ length: TURNS }, () => new Set<HubConnection>());
  readonly #timer: NodeJS.Timeout;
  #joined = 0;
  #turn = 0;

  constructor(interval: number) {
    this.#timer = setInterval(() => this.#lookAfterSome(), interval / TURNS).unref();
  }

  join(connection: HubConnection): void {
    const { userId, session } = connection.listener;
    this.#byUser.set(userId, this.of(userId).add(connection));
    this.#bySession.set(session, this.#in(session).add(connection));
    this.#turns[this.#joined % TURNS]?.add(connection);
    this.#joined += 1;
  }

  leave(connection: HubConnection): void {
    const { userId, session } = connection.listener;
    if (this.of(userId).delete(connection) && this.of(userId).size === 0) this.#byUser.delete(userId);
    if (this.#in(session).delete(connection) && this.#in(session).size === 0) this.#bySession.delete(session);
    for (const turn of this.#turns) turn.delete(connection);
  }

  of(userId: number): Set<HubConnection> {
    return this.#byUser.get(userId) ?? new Set();
  }

  all(): HubConnection[] {
    return [...this.#byUser.values()].flatMap((own) => [...own]);
  }

  /** The connections whose access a change may affect: `user:<id>`, `session:<hash>`, or all. */
  concerned(change: string): HubConnection[] {
    const [kind, id] = change.split(':');
    if (kind === 'user') return [...this.of(Number(id))];
    if (kind === 'session' && id) return [...this.#in(id)];
    return change === EVERYTHING ? this.all() : [];
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #in(session: string): Set<HubConnection> {
    return this.#bySession.get(session) ?? new Set();
  }

  #lookAfterSome(): void {
    this.#turn = (this.#turn + 1) % TURNS;
    for (const connection of this.#turns[this.#turn] ?? []) connection.look();
  }
}
