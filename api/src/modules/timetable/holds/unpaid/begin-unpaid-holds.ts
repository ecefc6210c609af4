import { writeSystemAudit } from '#base/audit/audit.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn } from '#base/time/wall-time.ts';
import { existingUsers, userCards } from '#modules/accounts/identity/users-sql.ts';
import { transferredSince } from '#modules/money/bank-transfers/transfers-sql.ts';
import { isPaid, unpaidPayments } from '#modules/money/purchases/index.ts';
import { purchaseSettings } from '#modules/money/purchases/purchases.settings.ts';
import { holdsRole } from '#modules/people/roles/index.ts';
import { type HoldDays, holdSpan } from '../hold-span.ts';
import { holds } from '../holds.table.ts';
import { type HoldCtx, setHold } from '../set-hold.ts';
import { eachAlone } from './each-alone.ts';
import { notifyUnpaidHold } from './notify-unpaid-hold.ts';

interface Unpaid {
  paymentId: number;
  studentId: number;
  zone: string;
}

/** A student who is already on hold gets no further hold, and staff's decisions about such a hold stay. */
const isLeft = `exists (select from holds h where h.student_id = y.student_id and h.state in ('planned', 'running')
    and h.starts_at <= $1::timestamptz)
  or exists (select from holds h where h.payment_id = y.id and (h.ended_by is not null or h.changed_at > h.created_at))`;

/**
 * Where the subscription has ended for it, another payment ends the wait too; and whoever was not paused when the day came, as the
 * setting was off, is not paused long after.
 */
const MOST_DAYS_LATE = 30;
const isPast = `y.ended_unpaid and (y.created_at <= $1::timestamptz - make_interval(days => $2 + ${MOST_DAYS_LATE})
  or ${isPaid({ payment: 'y.id', student: 'y.student_id', since: 'y.created_at' })})`;

const dueText = `select distinct on (y.student_id) y.id::int as "paymentId", y.student_id::int as "studentId", c.timezone as zone
  from ${unpaidPayments(transferredSince)} y join ${existingUsers} u on u.id = y.student_id join ${userCards} c on c.id = u.id
  where y.created_at <= $1::timestamptz - make_interval(days => $2) and ${holdsRole('u', 'student')} and not (${isLeft}) and not (${isPast})
    and ($3::bigint is null or y.id = $3)
  order by y.student_id, y.id`;

const findDue = ({ sql, now, deps }: HoldCtx, paymentId: number | null): Promise<Unpaid[]> => {
  const days = deps.academySettings.get(purchaseSettings.unpaid_days);
  return days === 0 ? Promise.resolve([]) : sql.query({ text: dueText, values: [now, days, paymentId] });
};

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
  const { paymentId, studentId, zone } = unpaid;
  const days = await daysOf(ctx, unpaid);
  if (!days) return;
  const span = holdSpan(days, zone);
  const made = await setHold({ ctx, studentId, span }, null, async () => {
    const [still, now] = [await findDue(ctx, paymentId), await daysOf(ctx, unpaid)];
    if (still.length === 0 || now?.to !== days.to) return null;
    const origin = { paymentId, createdBy: null, createdAt: ctx.now, changedAt: ctx.now };
    const [added] = await ctx.sql.orm
      .insert(holds)
      .values({ studentId, ...days, zone, ...span, ...origin })
      .returning({ holdId: holds.id });
    return added ? { ...added, span, former: null } : null;
  });
  if (!made) return;
  const { holdId, effect } = made;
  const after = { studentId, ...days, paymentId, classes: effect.cancelled.length };
  await writeSystemAudit(ctx.sql, ctx.now, { action: 'hold.create', subject: 'hold', subjectId: holdId, after });
  await notifyUnpaidHold(ctx, { what: 'recorded', holdId, effect });
}

/** D114: puts students on hold whose renewal has been unpaid for as many days as the academy has set. */
export async function beginUnpaidHolds({ sql, ...clock }: Omit<HoldCtx, 'viewer'>): Promise<void> {
  const ctx = { ...clock, viewer: null };
  await eachAlone(await findDue({ ...ctx, sql }, null), (unpaid) =>
    sql.transaction((inside) => begin({ ...ctx, sql: inside }, unpaid)),
  );
}
