import { digestMail } from '../mails/notification-mail.ts';
import type { DueDelivery } from '../words/due-delivery.ts';
import type { Worded } from '../words/word-delivery.ts';
import { judge, noteError, type Run, wordIn } from './delivery-run.ts';
import { hold, markDropped } from './finish-delivery.ts';
import { sendMail } from './send-delivery.ts';

/** Returns the text of a delivery that must still be sent. */
async function look(run: Run, delivery: DueDelivery): Promise<Worded | null> {
  const kind = run.kindOf.get(delivery.key);
  const verdict = judge(run, kind, delivery);
  if (kind && verdict.act === 'send') return wordIn(run, delivery, kind);
  if (verdict.act === 'drop') await markDropped(run.sql, [delivery.id], verdict.reason);
  if (verdict.act === 'hold') await hold(run.sql, [delivery.id], verdict.until);
  return null;
}

/** Sends the remaining notifications of a user's day in one mail; none if nothing remains (D84). */
export async function handleDigest(run: Run, deliveries: readonly DueDelivery[]): Promise<void> {
  const said: Worded[] = [];
  for (const delivery of deliveries) {
    try {
      const worded = await look(run, delivery);
      if (worded) said.push(worded);
    } catch (error) {
      await noteError(run, [delivery], error);
    }
  }
  const [first, ...rest] = said;
  if (!first) return;
  const inMail = said.map(({ delivery }) => delivery);
  try {
    const ids = inMail.map(({ id }) => id);
    await sendMail(run, ids, first.delivery, digestMail(run, [first, ...rest]));
  } catch (error) {
    await noteError(run, inMail, error);
  }
}
