import type { Sql } from '#base/database/sql.ts';

/**
 * Kinds of access to an account.
 * - `session`: devices that are signed in, with their push messages and views.
 * - `challenge`: sign-ins, and passkeys being added, that are not complete yet.
 * - `reset`: codes for a new password, verified or not.
 * - `second-step`: passkeys, the app and recovery codes. A passkey alone signs in too.
 * - `invitation`: a link that sets a password.
 * - `confirmation`: a link that confirms the address.
 * - `restoring`: a link that restores a former address.
 * - `feed`: secret addresses that are read without a sign-in.
 * - `key`: keys with which programs act for the account (D158).
 */
export const accessKinds = [
  'session',
  'challenge',
  'reset',
  'second-step',
  'invitation',
  'confirmation',
  'restoring',
  'feed',
  'key',
] as const;
export type AccessKind = (typeof accessKinds)[number];

interface Ended {
  action: string;
  subject: string;
  subjectId: number;
  before: object;
}

interface Ending {
  userId: number;
  /** The hash of a session that stays. */
  keptSession?: string | undefined;
  now: Date;
  /** Writes an audit line of whoever ends the access. */
  audit(sql: Sql, line: Ended): Promise<void>;
}

/** A table whose rows give access to an account; the module of the table declares it. */
export interface AccountAccess {
  table: string;
  kind: AccessKind;
  /** Ends the user's rows. */
  end(sql: Sql, ending: Ending): Promise<unknown>;
}

/** Ends access by deleting all rows of a user. */
export const endingRows = (table: string, kind: AccessKind, where = ''): AccountAccess => ({
  table,
  kind,
  end: (sql, { userId }) => sql.query({ text: `delete from ${table} where user_id = $1 ${where}`, values: [userId] }),
});
