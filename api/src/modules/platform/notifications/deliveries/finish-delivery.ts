import type { Sql } from '#base/database/sql.ts';
import type { DropReason } from './judge-delivery.ts';
import { nextTry } from './retries.ts';

type Ids = readonly number[];

// A finished delivery stays finished, whatever a late process does.
const OPEN = 'id = any($1::bigint[]) and due_at is not null';

export const markSent = (sql: Sql, ids: Ids, now: Date) =>
  sql.query({
    name: 'deliveries-sent',
    text: `update deliveries set status = 'sent', reason = null, sent_at = $2, due_at = null, tries = tries + 1 where ${OPEN}`,
    values: [ids, now],
  });

export const markDropped = (sql: Sql, ids: Ids, reason: DropReason) =>
  sql.query({
    name: 'deliveries-dropped',
    text: `update deliveries set status = 'dropped', reason = $2, due_at = null where ${OPEN}`,
    values: [ids, reason],
  });

export const hold = (sql: Sql, ids: Ids, until: Date) =>
  sql.query({
    name: 'deliveries-held',
    text: `update deliveries set status = 'held', reason = null, due_at = $2 where ${OPEN}`,
    values: [ids, until],
  });

/** A longer lease for deliveries that are still being sent. */
export const prolong = (sql: Sql, ids: Ids, until: Date) =>
  sql.query({ text: `update deliveries set due_at = $2 where ${OPEN}`, values: [ids, until] });

/** Returns taken deliveries that were not processed. */
export const putBack = (sql: Sql, ids: Ids, now: Date) =>
  sql.query({ text: `update deliveries set due_at = $2 where ${OPEN}`, values: [ids, now] });

const failText = `update deliveries set status = 'failed', reason = $2, tries = $3, due_at = $4 where ${OPEN}`;

interface Failure {
  ids: Ids;
  /** How many times it was tried before. */
  tries: number;
  reason: string;
  now: Date;
  /** The wait that a service demands. */
  seconds?: number | null;
  /** Whether another try would fail too. */
  isFinal?: boolean;
}

/** Stores a failure. @returns the time of the next try; null: none. */
export async function markFailed(sql: Sql, failure: Failure): Promise<Date | null> {
  const { ids, tries, reason, now, seconds = null, isFinal = false } = failure;
  const next = isFinal ? null : nextTry(tries + 1, now, seconds);
  await sql.query({ name: 'deliveries-failed', text: failText, values: [ids, reason.slice(0, 200), tries + 1, next] });
  return next;
}
