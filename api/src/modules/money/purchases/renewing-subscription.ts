import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';

/** A subscription that the provider renews. */
export interface Renewing {
  title: string;
  /** When the current month ends. */
  periodEndsAt: Date;
}

const isRunning = `student_id = $1 and kind = 'monthly' and state in ('active', 'past_due')`;

const renewingText = `select title, coalesce(period_ends_at, renews_at) as "periodEndsAt" from purchases
  where ${isRunning} and account = $2 and ends_at is null and coalesce(period_ends_at, renews_at) is not null
  order by id desc limit 1`;

/** A student's renewing subscription; undefined if there is none, or if it was cancelled. */
export async function findRenewing(
  sql: Sql,
  { payments }: Pick<Deps, 'payments'>,
  studentId: number,
): Promise<Renewing | undefined> {
  const { provider } = payments;
  if (!provider) return undefined;
  const [found] = await sql.query<Renewing>({ text: renewingText, values: [studentId, provider.account] });
  return found;
}

/** Enqueues updates of a student's subscriptions to whether they are charged now (D98). */
export async function syncSubscriptions(sql: Sql, { jobs }: Pick<Deps, 'jobs'>, studentId: number): Promise<void> {
  const running = await sql.query<{ purchaseId: number }>({
    text: `select id::int as "purchaseId" from purchases where ${isRunning} and checkout_id is not null order by id`,
    values: [studentId],
  });
  await jobs.enqueueAll(sql, 'payment', running);
}
