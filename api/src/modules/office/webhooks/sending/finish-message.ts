import type { Sql } from '#base/database/sql.ts';
import type { Verdict } from './judge-answer.ts';
import { FAILING_MS, nextTry } from './retries.ts';
import { switchOff } from './switch-off.ts';
import type { DueMessage } from './take-due.ts';

// A finished delivery stays finished, whatever a late process does.
const OPEN = 'id = $1 and due_at is not null';

const triedText = `update webhook_deliveries set state = $2, problem = $3, answer_status = $4, answer = $5, due_at = $6,
  tried_at = $7, tries = tries + 1 where ${OPEN}`;
const acceptedText =
  'update webhooks set failing_since = null, held_until = null where id = $1 and (failing_since is not null or held_until is not null)';
const failedText = `update webhooks set failing_since = coalesce(failing_since, $2),
  held_until = coalesce($3::timestamptz, held_until) where id = $1 and state = 'on'
  returning failing_since as "failingSince"`;

/**
 * Stores how a try went. A webhook of which nothing was accepted for three days, or that is gone, is switched off.
 * @returns whether further messages may be sent to it now.
 */
export async function finishMessage(sql: Sql, message: DueMessage, verdict: Verdict, now: Date): Promise<boolean> {
  const { id, webhookId, tries } = message;
  const { problem, status, text, heldUntil } = verdict;
  const next = problem === null ? null : nextTry(tries + 1, now, heldUntil);
  const state = problem === null ? 'sent' : next ? 'waiting' : 'failed';
  return sql.transaction(async (inner) => {
    await inner.query({ text: triedText, values: [id, state, problem, status, text, next, now] });
    if (problem === null) {
      await inner.query({ text: acceptedText, values: [webhookId] });
      return true;
    }
    const [webhook] = await inner.query<{ failingSince: Date }>({
      text: failedText,
      values: [webhookId, now, heldUntil],
    });
    if (!webhook) return false;
    const isTooLong = now.getTime() - webhook.failingSince.getTime() >= FAILING_MS;
    if (problem !== 'gone' && !isTooLong) return heldUntil === null;
    await switchOff(inner, { webhookId, reason: problem === 'gone' ? 'gone' : 'failing', at: now });
    return false;
  });
}

const putBackText = `update webhook_deliveries set due_at = $2 where id = any($1::bigint[]) and due_at is not null`;

/** Returns taken deliveries that were not sent. */
export const putBack = (sql: Sql, ids: readonly number[], now: Date) =>
  sql.query({ text: putBackText, values: [ids, now] });
