import type { Database } from '#base/database/database.ts';
import { newToken, sha256 } from './tokens.ts';
import type { Viewer } from './viewer.ts';

/** How keys begin: people and scanners for secrets recognise one by it. */
export const KEY_PREFIX = 'academy_key_';

export const isApiKey = (token: string): boolean => token.startsWith(KEY_PREFIX);

export const newApiKey = (): string => KEY_PREFIX + newToken();

const reaches = ['own', 'team', 'all'] as const;
type Reach = (typeof reaches)[number];

interface HeldRole {
  name: string;
  scope: Reach;
}

interface KeyRow {
  id: number;
  name: string;
  makerId: number;
  scope: Reach;
  roles: HeldRole[];
  /** Those of the key that its maker holds now. */
  permissions: string[];
}

/** The SQL statements behind keys; modules above provide them. */
export interface KeyStatements {
  /** The row of a live key whose maker is active. $1 hash, $2 now. */
  find: string;
  /** Notes a use, at most once a minute. $1 id, $2 now. */
  use: string;
}

/** The role that stands for one above it where a key reaches no farther; no other role includes its powers. */
const standIn = { all: 'admin', team: 'leader', own: 'teacher' } as const satisfies Record<Reach, string>;
const above = ['leader', 'admin'];

/**
 * The roles of a maker as far as a key reaches (D158): an admin or leader becomes the role of the key's scope, another
 * wider role is left out, and no key has the powers of a super-admin.
 */
export function rolesWithin(held: readonly HeldRole[], scope: Reach): string[] {
  const isWider = (role: HeldRole) => reaches.indexOf(role.scope) > reaches.indexOf(scope);
  const names = held.flatMap((role) => {
    if (role.name === 'super-admin') return [standIn[scope]];
    if (!isWider(role)) return [role.name];
    return above.includes(role.name) ? [standIn[scope]] : [];
  });
  return [...new Set(names)];
}

/** A program that acts for the maker of its key. */
type Program = Viewer & { key: NonNullable<Viewer['key']> };

/**
 * Keys of programs (D158). Nothing is cached: a revoked key, and a permission that its maker loses, end with the next
 * call in every process.
 */
export class ApiKeys {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #statements: KeyStatements;

  constructor(database: Database, now: () => Date, statements: KeyStatements) {
    this.#database = database;
    this.#now = now;
    this.#statements = statements;
  }

  /** The program with this key; null if the key is unknown, has ended or was revoked, or if its maker has left. */
  async find(token: string): Promise<Program | null> {
    const { sql } = this.#database;
    const hash = sha256(token);
    const now = this.#now();
    const [row] = await sql.query<KeyRow>({ name: 'api-key', text: this.#statements.find, values: [hash, now] });
    if (!row) return null;
    await sql.query({ name: 'api-key-use', text: this.#statements.use, values: [row.id, now] });
    const roles = rolesWithin(row.roles, row.scope);
    return {
      userId: row.makerId,
      session: hash.toString('hex'),
      role: roles[0] ?? 'guest',
      roles,
      permissions: new Set(row.permissions),
      relativePermissions: new Set(),
      hasTwoSteps: true,
      key: { id: row.id, name: row.name, scope: row.scope },
    };
  }
}
