import { writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockClass, storedOf } from '#modules/classes/classes/change/change-class.ts';
import { type ClassAudience, notifyClass, publishClass } from '#modules/classes/classes/notify-class.ts';
import { findClass, type LoadedClass } from '#modules/classes/classes/row/load-class.ts';
import { askableUntil, canPropose } from '#modules/classes/classes/status/request-window.ts';
import { areFree } from '#modules/timetable/free-times/are-free.ts';
import { excusesOf, monthOfClass } from '../excuses.ts';
import { findRequest } from '../read/find-request.ts';
import { requestNotifications } from '../requests.notifications.ts';
import type { AskInput, WireRequest } from '../requests.schema.ts';
import { classRequests } from '../requests.table.ts';

const DAY_MS = 86_400_000;
/** How many days ahead a class can be moved. */
const MOST_DAYS = 62;

interface Asking {
  ctx: ViewerCtx;
  id: number;
  input: AskInput;
}

/** @throws AppError for a viewer who may not make requests by D100, or not now. */
function checkAskable({ deps, now }: ViewerCtx, facts: LoadedClass): void {
  if (!facts.may_ask) throw new AppError('forbidden', 'You cannot ask for this student');
  if (facts.status !== 'scheduled')
    throw new AppError('conflict', 'Class is not scheduled', [], undefined, { status: facts.status });
  const until = askableUntil(deps.academySettings, new Date(facts.starts_at));
  if (now > until)
    throw new AppError('conflict', 'It is too late to ask', [], undefined, { until: until.toISOString() });
  if (facts.open_request) throw new AppError('conflict', 'There is an open request already');
}

/**
 * The times of a move are to come, not too far ahead, and free for both people (D96, D100). @throws AppError on the
 * time.
 */
async function checkTimes(sql: Sql, now: Date, facts: LoadedClass, times: readonly Date[]): Promise<void> {
  const { startsAt, endsAt, teacherId, studentId } = storedOf(facts);
  const length = endsAt.getTime() - startsAt.getTime();
  const spans = times.map((time) => ({ start: time.getTime(), end: time.getTime() + length }));
  for (const [index, time] of times.entries()) {
    if (time <= now) throw fieldError(`times.${index}`, 'past', 'The time is past');
    if (time.getTime() > now.getTime() + MOST_DAYS * DAY_MS)
      throw fieldError(`times.${index}`, 'too_late', `At most ${MOST_DAYS} days from now`);
    if (time.getTime() === startsAt.getTime()) throw fieldError(`times.${index}`, 'same', 'The class is at this time');
  }
  const moved = { start: startsAt.getTime(), end: endsAt.getTime() };
  const free = await areFree(sql, { teacherId, studentId, spans, moved });
  const taken = free.indexOf(false);
  if (taken >= 0) throw fieldError(`times.${taken}`, 'taken', 'This time is not free');
}

/** Only admins can accept requests beyond the month's limit (D102). */
async function audienceOf(sql: Sql, ctx: ViewerCtx, kind: AskInput['kind'], studentId: number, month: string) {
  const staff: ClassAudience[] = ['teacher', 'leader'];
  if (kind === 'move') return staff;
  const { used, limit } = await excusesOf(sql, ctx.deps.academySettings, studentId, month);
  return used < limit ? staff : [...staff, 'admins' as const];
}

/** D100: a family requests an excuse from a class to come, or another time for it. */
export function askAbout({ ctx, id, input }: Asking): Promise<WireRequest> {
  const { viewer, now } = ctx;
  return ctx.sql.transaction(async (sql) => {
    await findClass(ctx, sql, id);
    await lockClass(sql, id);
    const { facts } = await findClass(ctx, sql, id);
    checkAskable(ctx, facts);
    const { kind, reason = null } = input;
    if (kind === 'move' && !canPropose(ctx.deps.academySettings))
      throw new AppError('forbidden', 'The academy takes no requests for another time');
    const times = input.kind === 'move' ? input.times : [];
    if (times.length > 0) await checkTimes(sql, now, facts, times);
    const { studentId, startsAt } = storedOf(facts);
    const month = await monthOfClass(sql, studentId, startsAt);
    const values = { classId: id, studentId, kind, reason, times, month, requestedBy: viewer.userId, createdAt: now };
    const [added] = await sql.orm.insert(classRequests).values(values).returning({ id: classRequests.id });
    if (!added) throw new Error('the request was not stored');
    const after = { class_id: id, kind, reason, times };
    await writeAudit(sql, ctx, {
      action: 'class-request.create',
      subject: 'class_request',
      subjectId: added.id,
      after,
    });
    await notifyClass(sql, {
      kind: kind === 'move' ? requestNotifications.moveAsked : requestNotifications.excuseAsked,
      audience: await audienceOf(sql, ctx, kind, studentId, month),
      facts,
      actorId: viewer.userId,
      at: now,
    });
    await publishClass(sql, id);
    return findRequest({ ...ctx, sql }, added.id);
  });
}
