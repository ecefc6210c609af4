import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { classNotifications } from '#modules/classes/classes/classes.notifications.ts';
import type { LoadedClass } from '#modules/classes/classes/row/load-class.ts';
import { editClass } from '#modules/classes/classes/schedule/edit-class.ts';
import { cancelClass } from '#modules/classes/classes/schedule/end-class.ts';
import { typedTime } from '#modules/classes/classes/schedule/typed-time.ts';
import { giveMakeUp } from '#modules/classes/make-ups/give-make-up.ts';
import { closedRequest, closeRequest, type OpenedRequest, openRequestFor } from '../close-request.ts';
import { excusesOf, monthOfClass } from '../excuses.ts';
import { findRequest } from '../read/find-request.ts';
import { requestNotifications } from '../requests.notifications.ts';
import type { AcceptInput, WireRequest } from '../requests.schema.ts';
import { answeredClass } from './answering.ts';

interface Acceptance {
  ctx: ViewerCtx;
  id: number;
  input: AcceptInput;
}

interface Opened {
  opened: OpenedRequest;
  facts: LoadedClass;
  isAdmin: boolean;
}

/** Family and staff get one notification of an excuse each. */
const excuseNotices = [
  { kind: requestNotifications.excused, audience: ['student', 'parents'] },
  { kind: classNotifications.cancelled, audience: ['teacher', 'leader'] },
] as const;

/** D101–D103: the class is cancelled without a charge and without pay, and can be made up. */
async function excuse(sql: Sql, { ctx, input }: Acceptance, { opened, facts, isAdmin }: Opened): Promise<void> {
  const { classId, studentId } = opened;
  const settings = ctx.deps.academySettings;
  const month = await monthOfClass(sql, studentId, new Date(facts.starts_at));
  const excuses = await excusesOf(sql, settings, studentId, month);
  if (excuses.used >= excuses.limit && !isAdmin)
    throw new AppError('forbidden', 'Only an admin accepts more excuses in this month', [], undefined, excuses);
  await closeRequest(sql, ctx, { opened, status: 'accepted', note: input.note, month });
  await giveMakeUp(sql, { classId, studentId, reason: 'excuse', isCancelled: true, now: ctx.now, settings });
  const cancellation = { reason: 'student_request', note: input.note ?? null } as const;
  await cancelClass({ ctx: { ...ctx, sql }, id: classId, input: cancellation, notices: excuseNotices });
}

/** One of the requested times. @throws AppError on `time`. */
function chosenTime({ times }: OpenedRequest, { time }: AcceptInput, now: Date): Date {
  const chosen = time ?? (times.length === 1 ? times[0] : undefined);
  if (!chosen) throw fieldError('time', 'required', 'Time is required');
  if (!times.some((each) => each.getTime() === chosen.getTime()))
    throw fieldError('time', 'unknown', 'This time was not asked for');
  if (chosen <= now) {
    const message = 'The time is past';
    throw new AppError('conflict', message, [{ path: 'time', code: 'past', message }]);
  }
  return chosen;
}

/** D101: the class is moved; if its new time was taken meanwhile, 409, and the request stays open. */
async function move(sql: Sql, { ctx, input }: Acceptance, { opened, facts }: Opened): Promise<void> {
  const time = chosenTime(opened, input, ctx.now);
  await closeRequest(sql, ctx, { opened, status: 'accepted', note: input.note, time });
  await editClass({ ctx: { ...ctx, sql }, id: opened.classId, input: typedTime(time, facts.zone) });
}

/** D101: the class's teacher, the leader or an admin accepts a request, in one transaction with its effects. */
export function acceptRequest(acceptance: Acceptance): Promise<WireRequest> {
  const { ctx, id } = acceptance;
  return ctx.sql.transaction(async (sql) => {
    const asked = await findRequest({ ...ctx, sql }, id);
    await answeredClass(sql, { ctx, classId: Number(asked.class.id) });
    const opened = await openRequestFor(sql, ctx, id);
    const answered = await answeredClass(sql, { ctx, classId: opened.classId });
    await (opened.kind === 'excuse' ? excuse : move)(sql, acceptance, { opened, ...answered });
    return closedRequest(sql, ctx, id);
  });
}
