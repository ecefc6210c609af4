import type { ReadSettings } from '#base/academy/academy-settings.ts';
import type { Sql } from '#base/database/sql.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { timeSettings } from '#modules/platform/academy/time.settings.ts';
import { purchaseSettings } from '../purchases.settings.ts';
import { BANK } from '../purchases.table.ts';
import { addDue } from './add-due.ts';
import { aboutOf, notifyOpened } from './notify-dues.ts';
import { periodOf, settleDues } from './settle-dues.ts';
import { duesOf, lockPurchase, type StoredDue } from './stored-due.ts';

interface Minute {
  now: Date;
  settings: ReadSettings;
}

/** Nobody is asked for a further month while two are unpaid. */
const MOST_UNPAID = 2;

/** Active plans by transfer whose next month begins within so many days ($2) of a day ($1). */
const endingText = `select p.id::int as id from purchases p
    cross join lateral (select max(d.period_to) as last, count(*) filter (where d.state in ('open', 'reported', 'part')) as unpaid
      from dues d where d.purchase_id = p.id) d
  where p.account = '${BANK}' and p.kind = 'monthly' and p.state = 'active' and p.ends_at is null
    and d.unpaid < ${MOST_UNPAID} and d.last + 1 - $2::int <= $1::date order by p.id`;

/** The next month of a plan: the first one after its last due that is not over yet. */
function nextMonth(dues: readonly Pick<StoredDue, 'number' | 'periodFrom'>[], today: string) {
  const first = dues.find(({ number }) => number === 1)?.periodFrom;
  const last = dues.at(-1)?.number ?? 0;
  if (!first || last === 0) return null;
  let number = last + 1;
  while (periodOf(first, number - 1).to < today) number += 1;
  return { number, period: periodOf(first, number - 1) };
}

async function makeNext(sql: Sql, id: number, { now, settings }: Minute, days: number): Promise<void> {
  const locked = await lockPurchase(sql, id);
  const today = dayIn(settings.get(timeSettings.academy_zone), now);
  // Another process may have made it while this one waited.
  const still = await sql.query({ text: `select from (${endingText}) x where x.id = $3`, values: [today, days, id] });
  const next = locked && still.length > 0 ? nextMonth(locked.dues, today) : null;
  const reference = locked?.dues[0]?.reference;
  if (!locked || !next || !reference) return;
  const { purchase } = locked;
  const dueOn = next.period.from;
  const dueId = await addDue(sql, { purchase, ...next, reference, dueOn, at: now });
  if (dueId === null) return;
  await settleDues(sql, locked, { settings, now, actorId: null, paid: [] });
  // What was left of the due before may have paid it, or a part.
  const due = (await duesOf(sql, id)).find((each) => each.id === dueId);
  if (!due || due.state === 'paid') return;
  const minor = due.amount - due.paid;
  await notifyOpened(sql, await aboutOf(sql, purchase, { at: now, actorId: null }), { dueId, minor, dueOn });
}

/** D131: one due for each month of a plan by transfer, some days before the month begins. */
export async function makeDues(sql: Sql, minute: Minute): Promise<void> {
  const { now, settings } = minute;
  const days = settings.get(purchaseSettings.renewal_notice_days);
  const today = dayIn(settings.get(timeSettings.academy_zone), now);
  for (const { id } of await sql.query<{ id: number }>({ text: endingText, values: [today, days] }))
    await sql.transaction((inner) => makeNext(inner, id, minute, days));
}
