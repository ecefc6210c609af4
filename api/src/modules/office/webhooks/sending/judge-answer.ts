import { type PostOutcome, postProblems } from '#base/webhooks/post-message.ts';
import { holdAfterSilence, retryAfter } from './retries.ts';

/** Why a try failed. `off`: the webhook was switched off before. `secret`: its secret cannot be opened any more. */
export const deliveryProblems = [...postProblems, 'redirect', 'rejected', 'busy', 'gone', 'secret', 'off'] as const;
type DeliveryProblem = (typeof deliveryProblems)[number];

export interface Verdict {
  /** Null: it was accepted. */
  problem: DeliveryProblem | null;
  status: number | null;
  text: string | null;
  /** Until when nothing at all is sent to the webhook. */
  heldUntil: Date | null;
}

const GONE = 410;
const BUSY = [429, 503];

/** What an answer means (D158): 2xx alone accepts, nobody follows a redirect, 410 ends the webhook. */
export function judgeAnswer(outcome: PostOutcome, now: Date): Verdict {
  if (outcome.state === 'unanswered')
    return { problem: outcome.problem, status: null, text: null, heldUntil: holdAfterSilence(now) };
  const { status, text } = outcome;
  const answered = { status, text, heldUntil: null };
  if (status >= 200 && status < 300) return { ...answered, problem: null };
  if (status === GONE) return { ...answered, problem: 'gone' };
  if (BUSY.includes(status))
    return { ...answered, problem: 'busy', heldUntil: retryAfter(outcome.retryAfter, now) ?? holdAfterSilence(now) };
  return { ...answered, problem: status >= 300 && status < 400 ? 'redirect' : 'rejected' };
}
