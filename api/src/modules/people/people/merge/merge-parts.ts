import type { Sql } from '#base/database/sql.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Two accounts of one person: the one that stays, and the one that goes. */
export interface MergePair {
  keptId: number;
  goneId: number;
}

export const mergeReasons = [
  'staff',
  'deactivated',
  'related',
  'subscriptions',
  'checkouts',
  'overlap',
  'hold',
  'erasure',
] as const;

/** Why two accounts cannot be merged now (D164). */
export interface MergeReason {
  reason: (typeof mergeReasons)[number];
  /** The account that it is about. */
  of: 'kept' | 'gone' | 'both';
  /** The classes of both accounts that overlap. */
  classes?: readonly { id: string; starts_at: string }[];
}

/** A check of a module above. It runs with both accounts locked. */
export type MergeCheck = (sql: Sql, pair: MergePair, now: Date) => Promise<MergeReason[]>;

/** Moves rows of the account that goes where a new owner alone would not do, before all other rows move. */
export type MergeVerb = (sql: Sql, pair: MergePair, by: { actorId: number; now: Date }) => Promise<void>;

/** The tables of all modules with rows about people; the composition root gives them. */
export interface MergeParts {
  tables: readonly PersonalTable[];
}
