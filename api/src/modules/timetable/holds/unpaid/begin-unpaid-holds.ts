import { writeSystemAudit } from '#base/audit/audit.ts';
import { eachAlone } from '#base/database/each-alone.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { existingUsers, userCards } from '#modules/accounts/identity/users-sql.ts';
import { transferredSince } from '#modules/money/bank-transfers/transfers-sql.ts';
import { isPaid, unpaidDues, unpaidPayments } from '#modules/money/purchases/index.ts';
import { purchaseSettings } from '#modules/money/purchases/purchases.settings.ts';
import { holdsRole } from '#modules/people/roles/index.ts';
import { timeSettings } from '#modules/platform/academy/time.settings.ts';
import { type HoldDays, holdSpan } from '../hold-span.ts';
import { holds } from '../holds.table.ts';
import { type HoldCtx, setHold } from '../set-hold.ts';
import { notifyUnpaidHold } from './notify-unpaid-hold.ts';

/** Either a payment by card or a due by transfer. */
interface Missing {
  paymentId: number | null;
  dueId: number | null;
}

interface Unpaid extends Missing {
  studentId: number;
  zone: string;
}

/** SQL: a student who is already on hold gets no further hold, and staff's decisions about such a hold stay. */
const isLeft = (missing: string) => `exists (select from holds h where h.student_id = y.student_id
    and h.state in ('planned', 'running') and h.starts_at <= $1::timestamptz)
  or exists (select from holds h where h.${missing} = y.id and (h.ended_by is not null or h.changed_at > h.created_at))`;

/**
 * Where the subscription has ended for it, another payment ends the wait too; and whoever was not paused when the day came, as the
 * setting was off, is not paused long after.
 */
const MOST_DAYS_LATE = 30;
const isPast = `y.ended_unpaid and (y.created_at <= $1::timestamptz - make_interval(days => $2 + ${MOST_DAYS_LATE})
  or ${isPaid({ payment: 'y.id', student: 'y.student_id', since: 'y.created_at' })})`;

/** $1 now, $2 days, $3 today on the academy's clock, $4 and $5 only this payment or due. */
const missingText = `select distinct on (x.student_id) x.payment_id::int as "paymentId", x.due_id::int as "dueId",
    x.student_id::int as "studentId", c.timezone as zone
  from (select y.id as payment_id, null::bigint as due_id, y.student_id from ${unpaidPayments(transferredSince)} y
      where y.created_at <= $1::timestamptz - make_interval(days => $2) and not (${isLeft('payment_id')}) and not (${isPast})
    union all select null, y.id, y.student_id from ${unpaidDues} y
      where y.due_on + $2 <= $3::date and not (${isLeft('due_id')})) x
    join ${existingUsers} u on u.id = x.student_id join ${userCards} c on c.id = u.id
  where ${holdsRole('u', 'student')} and ($4::bigint is null or x.payment_id = $4) and ($5::bigint is null or x.due_id = $5)
  order by x.student_id, x.payment_id, x.due_id`;

function findMissing({ sql, now, deps }: HoldCtx, only: Missing): Promise<Unpaid[]> {
  const { academySettings: settings } = deps;
  const days = settings.get(purchaseSettings.unpaid_days);
  if (days === 0) return Promise.resolve([]);
  const today = dayIn(settings.get(timeSettings.academy_zone), now);
  return sql.query({ text: missingText, values: [now, days, today, only.paymentId, only.dueId] });
}

const plannedText = `select min(from_on)::text as "from" from holds
  where student_id = $1 and state <> 'undone' and coalesce(to_on, 'infinity') >= $2::date`;

/** From today until the next hold; null if the student was on hold today. */
async function daysOf({ sql, now }: HoldCtx, { studentId, zone }: Unpaid): Promise<HoldDays | null> {
  const from = dayIn(zone, now);
  const [next] = await sql.query<{ from: string | null }>({ text: plannedText, values: [studentId, from] });
  if (!next?.from) return { from, to: null };
  return next.from > from ? { from, to: addDays(next.from, -1) } : null;
}

async function begin(ctx: HoldCtx, unpaid: Unpaid): Promise<void> {
  const { paymentId, dueId, studentId, zone } = unpaid;
  const days = await daysOf(ctx, unpaid);
  if (!days) return;
  const span = holdSpan(days, zone);
  const made = await setHold({ ctx, studentId, span }, null, async () => {
    const [still, now] = [await findMissing(ctx, unpaid), await daysOf(ctx, unpaid)];
    if (still.length === 0 || now?.to !== days.to) return null;
    const origin = { paymentId, dueId, createdBy: null, createdAt: ctx.now, changedAt: ctx.now };
    const [added] = await ctx.sql.orm
      .insert(holds)
      .values({ studentId, ...days, zone, ...span, ...origin })
      .returning({ holdId: holds.id });
    return added ? { ...added, span, former: null } : null;
  });
  if (!made) return;
  const { holdId, effect } = made;
  const after = { studentId, ...days, paymentId, dueId, classes: effect.cancelled.length };
  await writeSystemAudit(ctx.sql, ctx.now, { action: 'hold.create', subject: 'hold', subjectId: holdId, after });
  await notifyUnpaidHold(ctx, { what: 'recorded', holdId, effect });
}

/** D114, D131: puts students on hold whose renewal, or due of a further month, has been unpaid for as many days as the academy has set. */
export async function beginUnpaidHolds({ sql, ...clock }: Omit<HoldCtx, 'viewer'>): Promise<void> {
  const ctx = { ...clock, viewer: null };
  await eachAlone(await findMissing({ ...ctx, sql }, { paymentId: null, dueId: null }), (unpaid) =>
    sql.transaction((inside) => begin({ ...ctx, sql: inside }, unpaid)),
  );
}
