import { writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockClass } from '#modules/classes/classes/change/change-class.ts';
import type { RequestKind } from '#modules/classes/classes/class-status.ts';
import { publishClass } from '#modules/classes/classes/notify-class.ts';
import { settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import { findRequest } from './read/find-request.ts';
import { askedKinds } from './requests.notifications.ts';
import type { WireRequest } from './requests.schema.ts';
import type { RequestStatus } from './requests.table.ts';

export interface OpenedRequest {
  id: number;
  kind: RequestKind;
  classId: number;
  studentId: number;
  times: Date[];
}

const lockText = `select id, kind, class_id as "classId", student_id as "studentId", times from class_requests
  where id = $1 and status = 'open' for no key update`;

/**
 * An open request that the viewer sees, locked with its class and people.
 * @throws AppError `not_found`, or `conflict` with the status if it is no longer open.
 */
export async function openRequestFor(sql: Sql, ctx: ViewerCtx, id: number): Promise<OpenedRequest> {
  const inside = { ...ctx, sql };
  const seen = await findRequest(inside, id);
  await lockClass(sql, Number(seen.class.id));
  const { status } = await findRequest(inside, id);
  const [opened] = await sql.query<OpenedRequest>({ text: lockText, values: [id] });
  if (!opened || status !== 'open')
    throw new AppError('conflict', 'The request is not open any more', [], undefined, { status });
  return opened;
}

interface Closing {
  opened: OpenedRequest;
  status: Exclude<RequestStatus, 'open'>;
  note?: string | null | undefined;
  time?: Date | null;
  /** For an accepted excuse: the month in which it counts, by the class's current start. */
  month?: string;
}

const closeText = `update class_requests set status = $2, answered_by = $3, answered_at = $4, note = $5, time = $6,
  month = coalesce($7, month) where id = $1`;

/** Closes a request in the transaction of the action, and settles the notifications that asked for an answer. */
export async function closeRequest(sql: Sql, ctx: ViewerCtx, closing: Closing): Promise<void> {
  const { opened, status, note = null, time = null, month = null } = closing;
  const isAnswer = status === 'accepted' || status === 'rejected';
  const answered = isAnswer ? [ctx.viewer.userId, ctx.now] : [null, null];
  await sql.query({ text: closeText, values: [opened.id, status, ...answered, note, time, month] });
  const line = { action: `class-request.${status}`, subject: 'class_request', subjectId: opened.id };
  const states = { before: { status: 'open', note: null, time: null }, after: { status, note, time } };
  await writeEdit<object>(sql, ctx, { ...line, ...states }, { after: { class_id: opened.classId } });
  await settleNotifications(sql, { kinds: askedKinds, relatedId: opened.classId, at: ctx.now });
  await publishClass(sql, opened.classId);
}

/** The request after the change. */
export const closedRequest = (sql: Sql, ctx: ViewerCtx, id: number): Promise<WireRequest> =>
  findRequest({ ...ctx, sql }, id);
