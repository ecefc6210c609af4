import type { NotificationKind } from '../define-notification.ts';
import type { DueDelivery } from '../words/due-delivery.ts';
import { openChanges } from './changes-of-object.ts';
import { judge, MINUTE_MS, noteError, type Run, wordIn } from './delivery-run.ts';
import { hold, markDropped } from './finish-delivery.ts';
import { mergeChanges } from './merge-changes.ts';
import { sendDelivery } from './send-delivery.ts';

type OpenChanges = Awaited<ReturnType<typeof openChanges>>;

/** Sends the last of an object's changes in place of all of them. @returns whether it is finished. */
async function sendMerged(run: Run, delivery: DueDelivery, open: OpenChanges): Promise<boolean> {
  const merged = mergeChanges(open, run.kindOf);
  const kind = merged && run.kindOf.get(merged.key);
  try {
    if (kind) return await sendDelivery(run, await wordIn(run, delivery, kind, merged.params));
  } catch (error) {
    return noteError(run, [delivery], error);
  }
  await markDropped(run.sql, [delivery.id], 'superseded');
  return true;
}

/**
 * Processes a change of an object (D82). The other changes wait for the last one, and are dropped when that is
 * finished: until then the decision and the text depend on the state before the first of them.
 */
export async function handleChange(run: Run, delivery: DueDelivery, kind: NotificationKind): Promise<void> {
  const { sql, kindOf } = run;
  const changeKeys = [...kindOf.values()].filter(({ change }) => change).map(({ key }) => key);
  const open = await openChanges(sql, delivery, changeKeys);
  const at = open.findIndex(({ id }) => id === delivery.id);
  const [first, last] = [open[0], open.at(-1)];
  if (at < 0 || !first || !last) return;
  const verdict = judge(run, kind, { ...delivery, former: first.former });
  if (verdict.act === 'hold') return void (await hold(sql, [delivery.id], verdict.until));
  if (verdict.act === 'send' && last.id !== delivery.id)
    return void (await hold(sql, [delivery.id], new Date(last.dueAt.getTime() + MINUTE_MS)));
  if (verdict.act === 'drop') await markDropped(sql, [delivery.id], verdict.reason);
  else if (!(await sendMerged(run, delivery, open))) return;
  const before = open.slice(0, at).map(({ id }) => id);
  await markDropped(sql, before, 'superseded');
}
