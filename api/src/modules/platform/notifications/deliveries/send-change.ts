import type { NotificationKind } from '../define-notification.ts';
import type { DueDelivery } from '../words/due-delivery.ts';
import type { Worded } from '../words/word-delivery.ts';
import { openChanges } from './changes-of-object.ts';
import { judge, MINUTE_MS, noteError, type Run, wordIn } from './delivery-run.ts';
import { hold, markDropped } from './finish-delivery.ts';
import { mergeChanges } from './merge-changes.ts';
import { sendTogether } from './send-delivery.ts';
import { nextOfKind, takeSame } from './take-due.ts';

/** A change to be sent, and the earlier ones of its object, which it replaces. */
interface ReadyChange {
  worded: Worded;
  before: readonly number[];
}

/** The last of an object's changes in place of all of them; null: nothing is sent now. */
async function readyOf(run: Run, delivery: DueDelivery, kind: NotificationKind): Promise<ReadyChange | null> {
  const { sql, kindOf } = run;
  const changeKeys = [...kindOf.values()].filter(({ change }) => change).map(({ key }) => key);
  const open = await openChanges(sql, delivery, changeKeys);
  const at = open.findIndex(({ id }) => id === delivery.id);
  const [first, last] = [open[0], open.at(-1)];
  if (at < 0 || !first || !last) return null;
  const verdict = judge(run, kind, { ...delivery, former: first.former });
  const isLast = last.id === delivery.id;
  if (verdict.act === 'hold') await hold(sql, [delivery.id], verdict.until);
  else if (verdict.act === 'send' && !isLast)
    await hold(sql, [delivery.id], new Date(last.dueAt.getTime() + MINUTE_MS));
  if (verdict.act === 'hold' || (verdict.act === 'send' && !isLast)) return null;
  const before = open.slice(0, at).map(({ id }) => id);
  const merged = verdict.act === 'send' ? mergeChanges(open, kindOf) : null;
  const said = merged && kindOf.get(merged.key);
  if (said) return { worded: await wordIn(run, delivery, said, merged.params), before };
  await markDropped(sql, [delivery.id], verdict.act === 'drop' ? verdict.reason : 'superseded');
  await markDropped(sql, before, 'superseded');
  return null;
}

/** The same; an error is stored with the delivery. */
const readyOrNoted = (run: Run, delivery: DueDelivery, kind: NotificationKind): Promise<ReadyChange | null> =>
  readyOf(run, delivery, kind).catch(async (error) => {
    await noteError(run, [delivery], error);
    return null;
  });

/**
 * Processes a change of an object (D82). The other changes wait for the last one, and are dropped when that is
 * finished: until then the decision and the text depend on the state before the first of them. Mails about several
 * objects of one kind wait for each other for some minutes, and are one mail.
 * @param taken the deliveries that this process has taken and not processed yet.
 */
export async function handleChange(
  run: Run,
  delivery: DueDelivery,
  kind: NotificationKind,
  taken: readonly number[],
): Promise<void> {
  const { sql, now } = run;
  const own = await readyOrNoted(run, delivery, kind);
  if (!own) return;
  const ready = [own];
  if (delivery.channel === 'mail') {
    const next = await nextOfKind(sql, now(), delivery);
    if (next) return void (await hold(sql, [delivery.id], next));
    for (const other of await takeSame(sql, now(), delivery, taken)) {
      const found = await readyOrNoted(run, other, kind);
      if (found) ready.push(found);
    }
  }
  const worded = ready.map((each) => each.worded);
  try {
    if (await sendTogether(run, worded))
      await markDropped(
        sql,
        ready.flatMap(({ before }) => before),
        'superseded',
      );
  } catch (error) {
    await noteError(
      run,
      worded.map((each) => each.delivery),
      error,
    );
  }
}
