import { writeAudit } from '#base/audit/audit.ts';
import { isAdmin } from '#base/auth/viewer.ts';
import { AppError, fieldError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { firstInstant } from '#base/time/wall-time.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { classesPlanned } from '#modules/classes/classes/class-events.ts';
import { titleOf } from '#modules/classes/classes/class-title.ts';
import { classNotifications } from '#modules/classes/classes/classes.notifications.ts';
import { bothSides, notifyClass } from '#modules/classes/classes/notify-class.ts';
import type { PlannedActing } from '#modules/classes/classes/planned/change-planned.ts';
import { insertPlanned } from '#modules/classes/classes/planned/insert-planned.ts';
import { markExceptions } from '#modules/classes/classes/planned-classes.ts';
import { loadClass } from '#modules/classes/classes/row/load-class.ts';
import { checkSlot } from '#modules/classes/classes/schedule/conflicts.ts';
import { materialNameOf } from '#modules/library/materials/materials-sql.ts';
import { leaderOf } from '#modules/people/people/profiles/bound-people.ts';
import type { Occurrence } from '../core/occurrences.ts';
import { shiftOccurrences } from '../make/shift-occurrences.ts';
import { readSeriesDetail } from '../read/series-detail.ts';
import type { ObstacleInput, WireSeriesDetail } from '../series.schema.ts';
import { type OpenSeries, openSeries } from './open-series.ts';

interface Resolving {
  ctx: ViewerCtx;
  id: number;
  obstacleId: number;
  input: ObstacleInput;
}

interface Obstacle {
  slotId: number;
  date: string;
  startsAt: Date;
  endsAt: Date;
}

const MINUTE_MS = 60_000;

async function findObstacle({ acting, series }: OpenSeries, obstacleId: number): Promise<Obstacle> {
  const [found] = await acting.sql.query<Obstacle>({
    text: `select o.slot_id as "slotId", o.slot_date::text as date, o.starts_at as "startsAt", o.ends_at as "endsAt"
      from series_obstacles o join series_slots l on l.id = o.slot_id where o.id = $1 and l.series_id = $2`,
    values: [obstacleId, series.id],
  });
  if (!found) throw notFound('Class');
  return found;
}

/** The time of the class: another one, or the planned one. */
async function wantedOf({ series, acting }: OpenSeries, obstacle: Obstacle, input: ObstacleInput): Promise<Occurrence> {
  const minutes = (obstacle.endsAt.getTime() - obstacle.startsAt.getTime()) / MINUTE_MS;
  const slot = series.slots.find(({ id }) => id === obstacle.slotId);
  const typed = input.action === 'move' ? input : { date: obstacle.date, time: slot?.time ?? '00:00' };
  const { at, wall } = firstInstant({ date: typed.date, time: typed.time }, series.zone);
  const own = { ...obstacle, startsAt: at, endsAt: new Date(at.getTime() + minutes * MINUTE_MS), wall };
  if (input.action === 'move') return own;
  const { sql, ctx } = acting;
  const [shifted = own] = await shiftOccurrences({ sql, series, now: ctx.now }, [own]);
  return shifted;
}

/** Nobody knew a class that was not made, so the family is notified of it like of a newly scheduled class (D92). */
async function notifyMade({ sql, ctx, viewer }: PlannedActing, id: number): Promise<void> {
  const facts = await loadClass({ sql, ctx, viewer, id });
  const event = { kind: classNotifications.scheduled, audience: bothSides, actorId: viewer.id, at: ctx.now };
  if (facts) await notifyClass(sql, { ...event, facts });
}

async function makeOne(opened: OpenSeries, wanted: Occurrence, input: ObstacleInput): Promise<void> {
  const { series, acting } = opened;
  const { sql, ctx, viewer } = acting;
  const { studentId, teacherId, id: seriesId } = series;
  if (wanted.startsAt <= ctx.now) throw fieldError('time', 'past', 'The time is past');
  const reason = input.action === 'allow' ? input.reason : null;
  const allowed = { allow_overlap: reason !== null, overlap_reason: reason };
  const overlap = await checkSlot(sql, ctx, viewer, { ...wanted, studentId, teacherId }, allowed);
  const title = titleOf(await materialNameOf(sql, series.materialId), await nameOf(sql, studentId));
  const common = { ...series, seriesId, leaderId: await leaderOf(sql, teacherId), title };
  const making = { now: ctx.now, actorId: viewer.id, overlapReason: overlap.reason };
  const ids = await insertPlanned(sql, common, [wanted], making);
  if (input.action === 'move') await markExceptions(sql, ids);
  await classesPlanned.publish(sql, ctx.deps, ids);
  for (const id of ids) await notifyMade(acting, id);
}

/** D93: resolves an obstacle: the class is left out, waits, or is made at another time or beside the other class. */
export function resolveObstacle({ ctx, id, obstacleId, input }: Resolving): Promise<WireSeriesDetail> {
  return ctx.sql.transaction(async (sql) => {
    const opened = await openSeries(sql, { ctx, id });
    const obstacle = await findObstacle(opened, obstacleId);
    const { action } = input;
    if (action === 'allow' && !isAdmin(ctx.viewer))
      throw new AppError('forbidden', 'Only an admin lets classes overlap');
    if (action === 'skip' || action === 'wait') {
      const values = [obstacleId, action === 'skip' ? 'skipped' : 'waiting'];
      await sql.query({ text: 'update series_obstacles set state = $2 where id = $1', values });
    } else {
      await makeOne(opened, await wantedOf(opened, obstacle, input), input);
      await sql.query({ text: 'delete from series_obstacles where id = $1', values: [obstacleId] });
    }
    const after = { date: obstacle.date, action };
    await writeAudit(sql, ctx, { action: 'series.settle', subject: 'series', subjectId: id, after });
    return readSeriesDetail(sql, ctx, id);
  });
}
