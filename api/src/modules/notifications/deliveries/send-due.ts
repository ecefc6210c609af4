import { isOutage } from '#base/database/outage.ts';
import type { NotificationKind } from '../define-notification.ts';
import { digestMail } from '../mails/notification-mail.ts';
import type { DeliveryDeps } from '../words/delivery-deps.ts';
import type { DueDelivery } from '../words/due-delivery.ts';
import type { NotificationWords } from '../words/notification-words.ts';
import { type Speaking, type Worded, wordDelivery } from '../words/word-delivery.ts';
import { openChanges } from './changes-of-object.ts';
import { hold, markDropped, markFailed, putBack } from './finish-delivery.ts';
import { type DropReason, judgeDelivery, type Verdict } from './judge-delivery.ts';
import { mergeChanges } from './merge-changes.ts';
import { sendDelivery, sendMail } from './send-delivery.ts';
import { LEASE_MS, takeDigest, takeDue } from './take-due.ts';

const MINUTE_MS = 60_000;

interface Run extends DeliveryDeps {
  found: NotificationWords;
  kindOf: ReadonlyMap<string, NotificationKind>;
}

/** What becomes of a delivery; one of a kind that a newer version declares is left to that one. */
function judge({ now, academy }: Run, kind: NotificationKind | undefined, delivery: DueDelivery): Verdict {
  if (!kind) return { act: 'hold', until: new Date(now().getTime() + 10 * MINUTE_MS) };
  const { notifiedAgainAt, readAt, isActive, device, channel } = delivery;
  const judged = {
    ...delivery,
    notification: notifiedAgainAt && { createdAt: notifiedAgainAt, isRead: readAt !== null },
    hasTarget: isActive && (channel === 'mail' || device !== null),
  };
  return judgeDelivery(judged, kind, { now: now(), quietHours: academy().quietHours });
}

const speakingOf = (delivery: DueDelivery, kind: NotificationKind, params = delivery.params): Speaking => {
  const { userId, language, timezone } = delivery;
  return { delivery, kind, params, recipient: { userId, language: language ?? 'en', timezone } };
};

const changeKeys = (kindOf: Run['kindOf']): string[] =>
  [...kindOf.values()].filter(({ change }) => change).map(({ key }) => key);

/** The last of the changes of an object speaks for all of them; the others wait for it (D82). */
async function sendChange(run: Run, delivery: DueDelivery): Promise<void> {
  const { sql, kindOf, found } = run;
  const open = await openChanges(sql, delivery, changeKeys(kindOf));
  const last = open.at(-1);
  if (!last || !open.some(({ id }) => id === delivery.id)) return;
  if (last.id !== delivery.id) return void (await hold(sql, [delivery.id], new Date(last.dueAt.getTime() + MINUTE_MS)));
  const merged = mergeChanges(open, kindOf);
  const kind = merged && kindOf.get(merged.key);
  const others = open.map(({ id }) => id).filter((id) => id !== delivery.id || !kind);
  if (kind) await sendDelivery(run, await wordDelivery(run, found, speakingOf(delivery, kind, merged.params)));
  await markDropped(sql, others, 'superseded');
}

/** With a change that does not arrive, what it superseded does not arrive either. */
async function drop(run: Run, delivery: DueDelivery, kind: NotificationKind | undefined, reason: DropReason) {
  const { sql, kindOf } = run;
  if (kind?.change) {
    const open = await openChanges(sql, delivery, changeKeys(kindOf));
    const before = open.slice(
      0,
      Math.max(
        0,
        open.findIndex(({ id }) => id === delivery.id),
      ),
    );
    await markDropped(
      sql,
      before.map(({ id }) => id),
      'superseded',
    );
  }
  await markDropped(sql, [delivery.id], reason);
}

async function look(run: Run, delivery: DueDelivery): Promise<void> {
  const kind = run.kindOf.get(delivery.key);
  const verdict = judge(run, kind, delivery);
  if (verdict.act === 'drop') await drop(run, delivery, kind, verdict.reason);
  else if (verdict.act === 'hold') await hold(run.sql, [delivery.id], verdict.until);
  else if (kind?.change) await sendChange(run, delivery);
  else if (kind) await sendDelivery(run, await wordDelivery(run, run.found, speakingOf(delivery, kind)));
}

/** One that cannot be worded or sent does not keep the others back. */
async function handle(run: Run, delivery: DueDelivery): Promise<void> {
  try {
    await look(run, delivery);
  } catch (error) {
    if (isOutage(error)) throw error;
    run.logger.error({ err: error, delivery: delivery.id, key: delivery.key }, 'a delivery failed');
    await markFailed(run.sql, { ids: [delivery.id], tries: delivery.tries, reason: 'internal', now: run.now() });
  }
}

/** What of the mail of a day is still to say, in one mail; none where that is nothing (D84). */
async function handleDigest(run: Run, deliveries: readonly DueDelivery[]): Promise<void> {
  const said: Worded[] = [];
  for (const delivery of deliveries) {
    const kind = run.kindOf.get(delivery.key);
    const verdict = judge(run, kind, delivery);
    if (verdict.act === 'drop') await markDropped(run.sql, [delivery.id], verdict.reason);
    else if (verdict.act === 'hold') await hold(run.sql, [delivery.id], verdict.until);
    else if (kind) said.push(await wordDelivery(run, run.found, speakingOf(delivery, kind)));
  }
  const [first, ...rest] = said;
  if (!first) return;
  const ids = said.map(({ delivery }) => delivery.id);
  await sendMail(run, ids, first.delivery, digestMail(run, [first, ...rest]));
}

/** One after the other: a process that is killed was sending one. What would outlast the lease is given back. */
async function handleAll(run: Run, taken: readonly DueDelivery[]): Promise<void> {
  const began = performance.now();
  for (const [at, delivery] of taken.entries()) {
    if (performance.now() - began > LEASE_MS / 3) {
      const left = taken.slice(at).map(({ id }) => id);
      return void (await putBack(run.sql, left, run.now()));
    }
    await handle(run, delivery);
  }
}

/** Sends what is due (D81). Any number of processes may do so at once: each delivery is taken by one of them. */
export async function sendDue(deps: DeliveryDeps, isStopping: () => boolean = () => false): Promise<void> {
  const kindOf = new Map(deps.kinds.map((kind) => [kind.key as string, kind]));
  const run: Run = { ...deps, kindOf, found: await deps.words() };
  let taken: DueDelivery[];
  do {
    taken = await takeDue(deps.sql, deps.now());
    await handleAll(run, taken);
  } while (taken.length > 0 && !isStopping());
  do {
    taken = isStopping() ? [] : await takeDigest(deps.sql, deps.now());
    if (taken.length > 0) await handleDigest(run, taken);
  } while (taken.length > 0);
}
