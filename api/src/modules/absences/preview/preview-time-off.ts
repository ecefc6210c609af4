import { fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { classesBetween } from '#modules/classes/many/classes-between.ts';
import { findManyClasses, type ManyClass } from '#modules/classes/many/many-classes.ts';
import type { AbsenceInput, ClosurePreviewInput, Decision, WirePreview } from '../absences.schema.ts';
import { MOST_CLASSES } from '../absences.schema.ts';
import { type JudgingHooks, judgeDecisions, type Obstacle } from '../decisions/judge-decisions.ts';
import { readDecisions } from '../decisions/read-decisions.ts';
import { areTooMany, findSubstitutes, maySubstitute } from './find-substitutes.ts';
import { openAbsence, openClosure, type WantedTimeOff } from './open-range.ts';
import { countFamilies, findPeople, wireSomeone } from './preview-people.ts';

/** The classes to come during a time off. @throws AppError for more classes than one action can change. */
export async function classesOf(ctx: ViewerCtx, wanted: WantedTimeOff): Promise<ManyClass[]> {
  const ids = await classesBetween(ctx.sql, wanted, { ...wanted, now: ctx.now }, MOST_CLASSES + 1);
  if (ids.length > MOST_CLASSES) throw fieldError('to', 'too_many_classes', `At most ${MOST_CLASSES} classes at once`);
  return findManyClasses(ctx.sql, ids);
}

const wireObstacle = (obstacle: Obstacle | undefined) =>
  obstacle
    ? { who: obstacle.who, startsAt: obstacle.startsAt.toISOString(), endsAt: obstacle.endsAt.toISOString() }
    : null;

type Hooks = JudgingHooks['hooks'];

async function preview(
  ctx: ViewerCtx,
  hooks: Hooks,
  wanted: WantedTimeOff,
  decisions: readonly Decision[],
): Promise<WirePreview> {
  const classes = await classesOf(ctx, wanted);
  const known = new Set(classes.map(({ id }) => id));
  // Decisions about classes that are no longer in the time off are ignored here.
  const decided = await readDecisions(
    ctx,
    classes,
    decisions.filter(({ classId }) => known.has(classId)),
  );
  const obstacles = await judgeDecisions({ sql: ctx.sql, hooks }, wanted, decided);
  const people = await findPeople(ctx, classes);
  const may = { substitute: await maySubstitute(ctx, wanted) };
  return {
    zone: wanted.zone,
    startsAt: wanted.startsAt.toISOString(),
    endsAt: wanted.endsAt.toISOString(),
    ...(await countFamilies(ctx, classes, people)),
    classes: classes.map(({ id, title, studentId, seriesId, values }) => ({
      id: String(id),
      title,
      startsAt: values.startsAt,
      endsAt: values.endsAt,
      student: wireSomeone(people, studentId),
      teacher: wireSomeone(people, values.teacherId),
      seriesId: seriesId === null ? null : String(seriesId),
      obstacle: wireObstacle(obstacles.get(id)),
    })),
    substitutes: await findSubstitutes(ctx, wanted, classes),
    tooManyToSubstitute: may.substitute && areTooMany(classes),
    may,
  };
}

/** D97: the classes of an absence, and the obstacles to their decisions; stores nothing. */
export const previewAbsence = async (ctx: ViewerCtx, hooks: Hooks, input: AbsenceInput): Promise<WirePreview> =>
  preview(ctx, hooks, await openAbsence(ctx, input), input.decisions);

/** The same for a closure. */
export const previewClosure = async (ctx: ViewerCtx, hooks: Hooks, input: ClosurePreviewInput): Promise<WirePreview> =>
  preview(ctx, hooks, await openClosure(ctx, input), input.decisions);
