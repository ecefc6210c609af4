import { isOutage } from '#base/database/outage.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Logger } from '#base/observability/logger.ts';
import { signMessage } from '#base/webhooks/sign-message.ts';
import type { Webhooks } from '#base/webhooks/webhooks.ts';
import { openSecrets } from '../secrets.ts';
import { finishMessage, putBack } from './finish-message.ts';
import { judgeAnswer, type Verdict } from './judge-answer.ts';
import { type DueMessage, dueWebhooks, takeDue } from './take-due.ts';

interface SendingDeps {
  sql: Sql;
  webhooks: Webhooks;
  logger: Logger;
  now: () => Date;
}

const fixed = { 'content-type': 'application/json', 'user-agent': 'Academy-Webhooks/1' };

async function post({ webhooks, now }: SendingDeps, message: DueMessage): Promise<Verdict> {
  const { messageId: id, body, url } = message;
  const at = now();
  const secrets = openSecrets(webhooks.sealer, message, at);
  if (secrets.length === 0) return { problem: 'secret', status: null, text: null, heldUntil: null };
  const outcome = await webhooks.post(url, { ...fixed, ...signMessage({ id, at, body }, secrets) }, body);
  return judgeAnswer(outcome, now());
}

/** Sends what a webhook waits for, one after the other, until it does not answer. */
async function sendTo(deps: SendingDeps, webhookId: number, isStopping: () => boolean): Promise<void> {
  for (;;) {
    const taken = await takeDue(deps.sql, deps.now(), webhookId);
    if (taken.length === 0) return;
    for (const [place, message] of taken.entries()) {
      const verdict = await post(deps, message);
      const goesOn = await finishMessage(deps.sql, message, verdict, deps.now());
      if (goesOn && !isStopping()) continue;
      const left = taken.slice(place + 1).map(({ id }) => id);
      if (left.length > 0) await putBack(deps.sql, left, deps.now());
      return;
    }
  }
}

/**
 * Sends due messages (D158), to all webhooks at once, so that a slow one holds up no other. Any number of processes may
 * run it: each message is taken by one of them.
 */
export async function sendDueMessages(deps: SendingDeps, isStopping: () => boolean = () => false): Promise<void> {
  const ids = await dueWebhooks(deps.sql, deps.now());
  const sent = await Promise.allSettled(ids.map((id) => sendTo(deps, id, isStopping)));
  for (const each of sent) {
    if (each.status === 'fulfilled') continue;
    if (isOutage(each.reason)) throw each.reason;
    deps.logger.error({ err: each.reason }, 'messages to a webhook could not be sent');
  }
}
