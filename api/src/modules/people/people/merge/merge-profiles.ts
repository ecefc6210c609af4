import { eq } from 'drizzle-orm';
import { freed } from '#modules/accounts/identity/accounts.ts';
import { keepFirst } from '#modules/people/people/enrolments/keep-first.ts';
import { studentProfiles } from '#modules/people/people/people.table.ts';
import type { MergeVerb } from './merge-parts.ts';

type Profile = typeof studentProfiles.$inferSelect;

const later = (one: string | null, other: string | null) => [one, other].filter(Boolean).sort().at(-1) ?? null;
const earlier = (one: string | null, other: string | null) => [one, other].filter(Boolean).sort().at(0) ?? null;
const isActive = ({ lastStatus }: Profile) => (lastStatus ?? 'active') === 'active';

/** The profile that stays: its own values, the other one's where it has none, sums, and whoever learns is active. */
function mergedProfile(kept: Profile, gone: Profile): Omit<Profile, 'userId' | 'code' | 'remaining' | 'createdAt'> {
  const status = !isActive(kept) && isActive(gone) ? gone : kept;
  return {
    teacherId: kept.teacherId ?? gone.teacherId,
    leaderId: kept.leaderId ?? gone.leaderId,
    teacherCode: kept.teacherCode ?? gone.teacherCode,
    previousTeacherId: kept.previousTeacherId ?? gone.previousTeacherId,
    previousLeaderId: kept.previousLeaderId ?? gone.previousLeaderId,
    age: kept.age ?? gone.age,
    section: kept.section ?? gone.section,
    agreedSessionDuration: kept.agreedSessionDuration,
    phone: kept.phone ?? gone.phone,
    wallet: kept.wallet ?? gone.wallet,
    walletNum: kept.wallet ? kept.walletNum : gone.walletNum,
    notes: [kept.notes, gone.notes].filter(Boolean).join('\n\n') || null,
    lastStatus: status.lastStatus,
    lastStatusDate: status.lastStatusDate,
    trialSession: kept.trialSession || gone.trialSession,
    registrationDate: earlier(kept.registrationDate, gone.registrationDate),
    lastSessionDate: later(kept.lastSessionDate, gone.lastSessionDate),
    totalSessions: kept.totalSessions + gone.totalSessions,
    paidSessionsBalance: kept.paidSessionsBalance + gone.paidSessionsBalance,
  };
}

/**
 * D125: the enrolments move; where both accounts learn a subject, that of the account that goes ends. With no profile of
 * its own the account that stays gets the first one too.
 */
const takeEnrolments: MergeVerb = async (sql, { keptId, goneId }, { now }) => {
  const values = [keptId, goneId];
  const ended = `update enrolments set state = 'ended', until = greatest(since, academy_day_of($3))
    where student_id = $2 and state = 'active' and subject in (
      select subject from enrolments where student_id = $1 and state = 'active')`;
  await sql.query({ text: ended, values: [...values, now] });
  const moved = `update enrolments set student_id = $1, is_first = is_first and not exists (
    select from enrolments where student_id = $1 and is_first) where student_id = $2`;
  await sql.query({ text: moved, values });
};

/**
 * The student's profile of the account that stays gets what it has not. The other profile stays with its code, without
 * the phone, as that of a deleted student does; an account without a profile gets the other one's. Triggers keep the
 * remaining classes.
 */
export const mergeProfiles: MergeVerb = async (sql, pair, by) => {
  const { keptId, goneId } = pair;
  const profileOf = async (id: number) =>
    (await sql.orm.select().from(studentProfiles).where(eq(studentProfiles.userId, id)))[0];
  const gone = await profileOf(goneId);
  if (!gone) return;
  await takeEnrolments(sql, pair, by);
  const kept = await profileOf(keptId);
  if (!kept) {
    await sql.orm.delete(studentProfiles).where(eq(studentProfiles.userId, goneId));
    await sql.orm.insert(studentProfiles).values({ ...gone, userId: keptId });
    return;
  }
  const text = `update student_profiles set phone = ${freed('phone')} where user_id = $1::bigint`;
  await sql.query({ text, values: [goneId] });
  await sql.orm.update(studentProfiles).set(mergedProfile(kept, gone)).where(eq(studentProfiles.userId, keptId));
  await keepFirst(sql, keptId);
};
