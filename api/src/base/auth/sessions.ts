import { LRUCache } from 'lru-cache';
import type { Database } from '#base/database/database.ts';
import { EVERYTHING } from '#base/database/listener.ts';
import type { Sql } from '#base/database/sql.ts';
import { childPermissions } from './child-calls.ts';
import { newToken, sha256 } from './tokens.ts';
import { mayViewAs } from './view-as.ts';
import type { Viewer } from './viewer.ts';

const DAY_MS = 24 * 60 * 60_000;
const LIFETIME_DAYS = 30;
/** A view ends by itself after this time (D124). */
const VIEW_MS = 30 * 60_000;
/** A child's session on a parent's device, and on one of its own, ends by itself after this time (D141). */
const CHILD_MS = 12 * 60 * 60_000;
const CHILD_DEVICE_MS = 365 * DAY_MS;
/** A session is prolonged at most once in this time, or in half of its lifetime if that is shorter. */
const PROLONG_AFTER_MS = DAY_MS;
const REMEMBER_MS = 15_000;
/** The last use of a device is stored to within ten minutes (D121). */
const NOTE_USE_AFTER_MS = 10 * 60_000;
const CHANNEL = 'academy_access';

interface SessionRow {
  user_id: number;
  expires_at: Date;
  last_used_at: Date | null;
  role: string;
  roles: string[];
  permissions: string[];
  relative_permissions: string[];
  has_two_steps: boolean;
  viewed_by: number | null;
  /** The roles of the admin who views. */
  viewed_by_roles: string[] | null;
  /** Who opened a child's session; else null. */
  opened_by: number | null;
  is_own_device: boolean;
}

/** The device of a session, as far as its browser names it. */
export interface Device {
  browser: string | null;
  system: string | null;
}

interface NewSession {
  userId: number;
  /** The hash that was read when the password was verified. */
  passwordHash: string;
  device?: Device;
}

/** A child's session that a parent or the office opens (D141). */
interface NewChildSession {
  childId: number;
  openedBy: number;
  openedAs: 'parent' | 'office';
  /** The parent's session on the same device; null: a device of the child's own. */
  from: string | null;
  device: Device;
}

/** The academy's settings for sessions (D86). */
export interface SessionRules {
  lifetimeDays(): number;
  /** Roles whose users must sign in by two steps (D120). */
  twoStepsRoles(): readonly string[];
}

const presetRules: SessionRules = { lifetimeDays: () => LIFETIME_DAYS, twoStepsRoles: () => [] };

/** The SQL statements behind sessions; modules above provide them, as they own the tables. */
export interface SessionStatements {
  /** The row of a live session, with what its user may do. $1 hash of the token, $2 now. */
  viewer: string;
  /** Those of the given sessions that are still valid. $1 hashes as hex, $2 now. */
  alive: string;
  /**
   * Returns a row if the session was created. $1 hash, $2 user, $3 now, $4 end, $5 the password's hash as it was read,
   * $6 browser, $7 system.
   */
  begin: string;
  /** Returns a row if the view was created. $1 hash, $2 user, $3 now, $4 end, $5 hash of the session that opened it. */
  beginView: string;
  /**
   * Returns a row if the child's session was created. $1 hash, $2 child, $3 now, $4 end, $5 who opened it, $6 as what,
   * $7 hash of the session of the same device or null, $8 browser, $9 system.
   */
  beginChild: string;
  /** $1 hash, $2 end, $3 now. */
  use: string;
  /** The same for a child's session, whose end stays. $1 hash, $2 now. */
  useChild: string;
  /** $1 hash. */
  end: string;
  /** $1 user, $2 the hash of the session that stays. */
  endAll: string;
}

const heldBy = ({ permissions, opened_by }: SessionRow): string[] =>
  opened_by === null ? permissions : permissions.filter((permission) => childPermissions.has(permission));

const toViewer = (row: SessionRow, session: string): Viewer => ({
  userId: row.user_id,
  session,
  role: row.role,
  roles: row.roles,
  permissions: new Set(heldBy(row)),
  relativePermissions: new Set(row.opened_by === null ? row.relative_permissions : []),
  hasTwoSteps: row.has_two_steps,
  ...(row.viewed_by !== null && { view: { by: row.viewed_by, until: row.expires_at } }),
  ...(row.opened_by !== null && {
    child: { by: row.opened_by, until: row.expires_at, isOwnDevice: row.is_own_device },
  }),
});

/** The roles of the admin or of the viewed user may have changed since. */
const isAllowedView = ({ roles, viewed_by_roles }: SessionRow): boolean =>
  viewed_by_roles === null || mayViewAs({ roles: viewed_by_roles }, { roles });

/**
 * Sessions of users: sliding, 30 days by default, revocable; only the token's hash is stored (D61). Results are cached
 * for at most 15 s and dropped as soon as any process changes them.
 */
export class Sessions {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #statements: SessionStatements;
  readonly #rules: SessionRules;
  readonly #remembered = new LRUCache<string, Viewer>({ max: 10_000, ttl: REMEMBER_MS });
  readonly #listeners: ((change: string) => void)[] = [];
  #generation = 0;

  constructor(database: Database, now: () => Date, statements: SessionStatements, rules: SessionRules = presetRules) {
    this.#database = database;
    this.#now = now;
    this.#statements = statements;
    this.#rules = rules;
    database.listen(CHANNEL, (payload) => {
      this.#drop(payload);
      for (const listener of this.#listeners) listener(payload);
    });
  }

  /**
   * Calls the listener after the commit with whose access changed: `user:<id>`, `session:<hash>`, or `*` for everybody.
   */
  onChange(listener: (change: string) => void): void {
    this.#listeners.push(listener);
  }

  /** Which of these sessions, by the hashes of their tokens, are still valid. */
  async alive(sessions: readonly string[]): Promise<Set<string>> {
    const rows = await this.#database.sql.query<{ session: string }>({
      name: 'sessions-alive',
      text: this.#statements.alive,
      values: [sessions, this.#now()],
    });
    return new Set(rows.map(({ session }) => session));
  }

  /**
   * Starts a session and returns its token, which only the client keeps; null if the password or the account has
   * changed since the hash was read (D61).
   */
  async begin(sql: Sql, { userId, passwordHash, device }: NewSession): Promise<string | null> {
    const token = newToken();
    const now = this.#now();
    const initial = await sql.query({
      name: 'session-begin',
      text: this.#statements.begin,
      values: [
        ...[sha256(token), userId, now, new Date(now.getTime() + this.#lifetimeMs), passwordHash],
        ...[device?.browser ?? null, device?.system ?? null],
      ],
    });
    return initial.length === 1 ? token : null;
  }

  /** The user of this token, or null. */
  find(token: string): Promise<Viewer | null> {
    return this.findByHash(sha256(token));
  }

  /** The user of this session, by the hash of its token. */
  async findByHash(hash: Buffer): Promise<Viewer | null> {
    const session = hash.toString('hex');
    const remembered = this.#remembered.get(session);
    const until = (remembered?.view ?? remembered?.child)?.until;
    if (remembered && (!until || until > this.#now())) return remembered;
    const generation = this.#generation;
    const row = await this.#read(hash);
    if (!row || !isAllowedView(row)) return null;
    const viewer = toViewer(row, session);
    // A result that was read before a change must not be cached after it.
    if (generation === this.#generation) this.#remembered.set(session, viewer);
    if (!viewer.view) await this.#noteUse(hash, row);
    return viewer;
  }

  /** Whether a role requires a second step that the user has not set up: until then nothing else is open (D120). */
  mustSetUpTwoSteps({
    roles,
    hasTwoSteps,
    view,
    child,
  }: Pick<Viewer, 'roles' | 'hasTwoSteps' | 'view' | 'child'>): boolean {
    return !view && !child && !hasTwoSteps && this.#rules.twoStepsRoles().some((role) => roles.includes(role));
  }

  /** Starts a session in which the viewer sees the academy as somebody else (D124); null if there is no such user. */
  async beginView(sql: Sql, userId: number, from: Viewer): Promise<{ token: string; until: Date } | null> {
    const token = newToken();
    const now = this.#now();
    const until = new Date(now.getTime() + VIEW_MS);
    const rows = await sql.query({
      text: this.#statements.beginView,
      values: [sha256(token), userId, now, until, Buffer.from(from.session, 'hex')],
    });
    return rows.length === 1 ? { token, until } : null;
  }

  /** Starts a child's session, on the device of the parent's or on one of its own; null if the account is not active. */
  async beginChild(sql: Sql, opened: NewChildSession): Promise<{ token: string; until: Date } | null> {
    const { childId, openedBy, openedAs, from, device } = opened;
    const token = newToken();
    const now = this.#now();
    const until = new Date(now.getTime() + (from === null ? CHILD_DEVICE_MS : CHILD_MS));
    const rows = await sql.query({
      text: this.#statements.beginChild,
      values: [
        ...[sha256(token), childId, now, until, openedBy, openedAs, from && Buffer.from(from, 'hex')],
        ...[device.browser, device.system],
      ],
    });
    return rows.length === 1 ? { token, until } : null;
  }

  async end(sql: Sql, session: string): Promise<void> {
    await sql.query({ text: this.#statements.end, values: [Buffer.from(session, 'hex')] });
    this.#drop(`session:${session}`);
  }

  /** Ends all sessions of a user, except one if it is named. */
  async endAll(sql: Sql, userId: number, except?: string): Promise<void> {
    await sql.query({
      text: this.#statements.endAll,
      values: [userId, Buffer.from(except ?? '', 'hex')],
    });
    this.#drop(`user:${userId}`);
  }

  /** Drops what this process has cached of a user; for a verb that has just changed the user's access. */
  dropUser(userId: number): void {
    this.#drop(`user:${userId}`);
  }

  /** Drops what this process has cached of all users; for a verb that has just changed a role's permissions. */
  dropAll(): void {
    this.#drop(EVERYTHING);
  }

  get #lifetimeMs(): number {
    return this.#rules.lifetimeDays() * DAY_MS;
  }

  async #read(hash: Buffer): Promise<SessionRow | undefined> {
    const [row] = await this.#database.sql.query<SessionRow>({
      name: 'session-reader',
      text: this.#statements.viewer,
      values: [hash, this.#now()],
    });
    return row;
  }

  async #noteUse(hash: Buffer, { expires_at, last_used_at, opened_by }: SessionRow): Promise<void> {
    const now = this.#now();
    const until = now.getTime() + this.#lifetimeMs;
    // A session that started under a longer limit ends sooner too.
    const isPastDue = Math.abs(until - expires_at.getTime()) >= Math.min(PROLONG_AFTER_MS, this.#lifetimeMs / 2);
    const isUseNoted = last_used_at !== null && now.getTime() - last_used_at.getTime() < NOTE_USE_AFTER_MS;
    if ((!isPastDue || opened_by !== null) && isUseNoted) return;
    if (opened_by !== null) {
      await this.#database.sql.query({ text: this.#statements.useChild, values: [hash, now] });
      return;
    }
    await this.#database.sql.query({
      text: this.#statements.use,
      values: [hash, isPastDue ? new Date(until) : expires_at, now],
    });
  }

  #drop(payload: string): void {
    this.#generation += 1;
    const [kind, id] = payload.split(':');
    if (payload === EVERYTHING) this.#remembered.clear();
    else if (kind === 'session' && id) this.#remembered.delete(id);
    else if (kind === 'user')
      for (const [session, viewer] of this.#remembered)
        if ([viewer.userId, viewer.view?.by, viewer.child?.by].some((each) => String(each) === id))
          this.#remembered.delete(session);
  }
}
