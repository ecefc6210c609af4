import { eq } from 'drizzle-orm';
import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { addLink, invitationLink } from '#modules/accounts/identity/index.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import { createClass } from '#modules/classes/classes/schedule/create-class.ts';
import { typedTime } from '#modules/classes/classes/schedule/typed-time.ts';
import { isPhoneTaken } from '#modules/people/people/profiles/taken-phone.ts';
import { addTrialProfile } from '#modules/people/people/profiles/trial-profile.ts';
import { lockLead } from '../change-lead.ts';
import { findLead } from '../find-lead.ts';
import { canSetTrial } from '../lead-status.ts';
import { requireForTrial } from '../leads.policy.ts';
import type { TrialInput, WireLead } from '../leads.schema.ts';
import { leads } from '../leads.table.ts';
import { moveLead } from '../move-lead.ts';
import { subjectWords } from '../subject-words.ts';
import { invitationMail } from './invitation-mail.ts';
import { type Lead, trialPeople } from './trial-people.ts';

interface Setting {
  ctx: ViewerCtx;
  id: number;
  input: TrialInput;
}

/** The lead; its people are locked first, in the same order as for a payment and a class. */
async function openLead(sql: Sql, ctx: ViewerCtx, id: number): Promise<Lead> {
  const seen = await findLead(sql, ctx, id);
  await lockUsers(
    sql,
    [seen.student, seen.parent].flatMap((person) => (person ? [Number(person.id)] : [])),
  );
  const lead = await lockLead(sql, id);
  if (canSetTrial(lead.status)) return lead;
  throw new AppError('conflict', 'The trial is set already', [], undefined, { status: lead.status });
}

/** A class needs a plan: here the text about what the family wishes to learn. */
const classOf = (lead: Lead, studentId: number, input: TrialInput) => ({
  ...typedTime(input.startsAt, lead.timezone),
  student_id: studentId,
  teacher_id: input.teacherId,
  material_id: input.materialId,
  duration: input.minutes,
  attendance: 'trial' as const,
  accomplished: [subjectWords(lead), lead.level].filter(Boolean).join(', '),
  subscription: 3,
  zoom_link: input.zoomLink ?? null,
});

/** The mail is sent if and only if the transaction commits. */
async function invite(sql: Sql, ctx: ViewerCtx, lead: Lead, input: TrialInput, userId: number): Promise<void> {
  const { email, name, timezone: zone, pageLanguage: language, learnerName } = lead;
  if (email === null) return;
  const { deps, now } = ctx;
  const token = await addLink(sql, { userId, purpose: 'invite', email, now });
  const link = invitationLink(deps.settings.publicUrl, token);
  const teacher = await nameOf(sql, input.teacherId);
  const about = { to: email, name, learner: learnerName, teacher, startsAt: input.startsAt, now, zone, link, language };
  await deps.jobs.enqueue(sql, 'mail', invitationMail({ ...about, academy: deps.academy() }));
}

const fieldNames: Readonly<Record<string, string>> = {
  teacher_id: 'teacherId',
  material_id: 'materialId',
  time: 'startsAt',
  zoom_link: 'zoomLink',
};

/** Renames a class's fields in an error to those of this form. */
function inTrialWords(error: unknown): never {
  if (!(error instanceof AppError)) throw error;
  const { code, message, fields, retryAfter, data } = error;
  const renamed = fields.map((field) => ({ ...field, path: fieldNames[field.path] ?? field.path }));
  throw new AppError(code, message, renamed, retryAfter, data);
}

/**
 * D106: creates missing accounts, the profile, the relation, a trial class and the invitation, all or nothing.
 * @throws AppError `conflict` the second time, and if the class cannot be scheduled.
 */
export function setTrial({ ctx, id, input }: Setting): Promise<WireLead> {
  const { now, viewer } = ctx;
  requireForTrial(viewer);
  if (input.startsAt <= now) throw fieldError('startsAt', 'past', 'The time is past');
  return ctx.sql.transaction(async (sql) => {
    const inner = { ...ctx, sql };
    const lead = await openLead(sql, ctx, id);
    const { studentId, parentId, invited } = await trialPeople(sql, inner, lead, input);
    const isFree = lead.phone !== null && !(await isPhoneTaken(sql, lead.phone, studentId));
    const about = {
      studentId,
      teacherId: input.teacherId,
      age: lead.learnerAge || null,
      phone: isFree ? lead.phone : null,
    };
    await addTrialProfile(sql, inner, about);
    const created = createClass({ ctx: inner, input: classOf(lead, studentId, input) });
    const { data } = await created.catch(inTrialWords);
    const columns = { studentId, parentId, classId: Number(data.id) };
    await sql.orm.update(leads).set(columns).where(eq(leads.id, id));
    await moveLead(sql, { id, from: lead.status, to: 'trial_set', actorId: viewer.userId, at: now });
    await writeAudit(sql, ctx, { action: 'lead.set-trial', subject: 'lead', subjectId: id, after: columns });
    if (invited !== null) await invite(sql, ctx, lead, input, invited);
    return findLead(sql, ctx, id);
  });
}
