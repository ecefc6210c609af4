import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import { instantOf } from '#base/database/instant.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { existingClasses } from '#modules/classes/classes/existing-classes.ts';
import { knownText } from '#modules/classes/classes/index.ts';
import { auditOf } from './visits.audit.ts';
import { isVisitedBy, type VisitViewer } from './visits.policy.ts';
import type { WireVisit } from './visits.schema.ts';

interface FoundClass {
  id: number;
  teacherId: number;
  startsAt: string;
  status: string;
}

/** @throws AppError at `classId` for a class that the viewer does not visit, or that was cancelled. */
async function findClass(
  { sql, viewer: { userId } }: ViewerCtx,
  viewer: VisitViewer,
  classId: number,
): Promise<FoundClass> {
  const [found] = await sql.query<FoundClass>({
    text: `with ${knownText(viewer.scope === 'team', '$1::bigint')}
      select c.id::int, c.teacher_id::int as "teacherId", ${instantOf('c.starts_at')} as "startsAt", c.status
      from ${existingClasses} c where c.id = $3 and ${isVisitedBy(viewer, 'c.teacher_id', '$2::bigint[]')}`,
    values: [userId, viewer.lookers, classId],
  });
  if (!found) throw fieldError('classId', 'unknown', 'There is no such class');
  if (found.status === 'cancelled') throw fieldError('classId', 'invalid', 'This class was cancelled');
  return found;
}

const dropText = `delete from visits where class_id = $1 and teacher_id <> $2 and recorded_at is null
  and id is distinct from $3 returning id::int`;

/** Deletes a plan of the class for a former teacher: those who visit the present one may not even read it. */
async function dropFormerPlan(ctx: ViewerCtx, { id, teacherId }: FoundClass, except: number | null): Promise<void> {
  const [dropped] = await ctx.sql.query<{ id: number }>({ text: dropText, values: [id, teacherId, except] });
  if (dropped) await writeAudit(ctx.sql, ctx, { ...auditOf('delete', dropped.id), before: {} });
}

const planText = `insert into visits (class_id, teacher_id, visitor_id, created_at) values ($1, $2, $3, $4) returning id::int`;

/**
 * Plans a visit of a class.
 * @throws AppError at `classId`, also if somebody visits this class already.
 * @returns its id.
 */
export async function planVisit(ctx: ViewerCtx, viewer: VisitViewer, classId: number): Promise<number> {
  const held = await findClass(ctx, viewer, classId);
  await dropFormerPlan(ctx, held, null);
  const values = [held.id, held.teacherId, ctx.viewer.userId, ctx.now];
  const [made] = await ctx.sql.query<{ id: number }>({ text: planText, values });
  if (!made) throw new Error('the visit was not stored');
  await writeAudit(ctx.sql, ctx, { ...auditOf('plan', made.id), after: {} });
  return made.id;
}

/** Gives a plan another class, or the new teacher of its class. @throws AppError `conflict` for a recorded visit. */
export async function moveVisit(ctx: ViewerCtx, viewer: VisitViewer, visit: WireVisit, classId: number): Promise<void> {
  if (visit.class.id === String(classId) && !visit.isOff) return;
  if (!visit.may.move) throw new AppError('conflict', 'This visit is recorded');
  const id = Number(visit.id);
  const held = await findClass(ctx, viewer, classId);
  await dropFormerPlan(ctx, held, id);
  const text = 'update visits set class_id = $2, teacher_id = $3 where id = $1';
  await ctx.sql.query({ text, values: [id, held.id, held.teacherId] });
  const before = {
    classId: Number(visit.class.id),
    startsAt: visit.class.startsAt,
    teacherId: Number(visit.teacher.id),
  };
  const after = { classId: held.id, startsAt: held.startsAt, teacherId: held.teacherId };
  await writeEdit(ctx.sql, ctx, { ...auditOf('move', id), before, after });
}
