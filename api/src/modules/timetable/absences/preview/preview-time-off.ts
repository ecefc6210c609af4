import { fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { classesBetween } from '#modules/classes/classes/many/classes-between.ts';
import { findManyClasses, type ManyClass } from '#modules/classes/classes/many/many-classes.ts';
import { countFamilies } from '#modules/timetable/timetable/class-people.ts';
import { presentClasses } from '#modules/timetable/timetable/listed-classes.ts';
import type { AbsenceInput, ClosurePreviewInput, Decision, WirePreview } from '../absences.schema.ts';
import { MOST_CLASSES } from '../absences.schema.ts';
import { valuesAfter } from '../decisions/change-of-class.ts';
import { type Decided, judgeDecisions, type Obstacle } from '../decisions/judge-decisions.ts';
import { readDecisions } from '../decisions/read-decisions.ts';
import { areTooMany, findSubstitutes, maySubstitute } from './find-substitutes.ts';
import { openAbsence, openClosure, type WantedTimeOff } from './open-range.ts';

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

/** Each class with what is decided about it. */
function listedOf({ kind }: WantedTimeOff, classes: readonly ManyClass[], decided: readonly Decided[]) {
  const chosen = new Map(decided.map((each) => [each.one.id, each.chosen]));
  return classes.map((one) => {
    const choice = chosen.get(one.id);
    return { one, before: one.values, after: choice ? valuesAfter(kind, one, choice) : null };
  });
}

async function preview(ctx: ViewerCtx, wanted: WantedTimeOff, decisions: readonly Decision[]): Promise<WirePreview> {
  const classes = await classesOf(ctx, wanted);
  const known = new Set(classes.map(({ id }) => id));
  // Decisions about classes that are no longer in the time off are ignored here.
  const decided = await readDecisions(
    ctx,
    classes,
    decisions.filter(({ classId }) => known.has(classId)),
  );
  const obstacles = await judgeDecisions(ctx.sql, wanted, decided);
  const { people, rows } = await presentClasses(ctx.sql, listedOf(wanted, classes, decided));
  const may = { substitute: await maySubstitute(ctx, wanted) };
  return {
    zone: wanted.zone,
    startsAt: wanted.startsAt.toISOString(),
    endsAt: wanted.endsAt.toISOString(),
    ...(await countFamilies(ctx.sql, classes, people)),
    classes: rows.map(({ row: { one }, wire }) => ({
      ...wire,
      ...wire.before,
      obstacle: wireObstacle(obstacles.get(one.id)),
    })),
    substitutes: await findSubstitutes(ctx, wanted, classes),
    tooManyToSubstitute: may.substitute && areTooMany(classes),
    may,
  };
}

/** D97: the classes of an absence, and the obstacles to their decisions; stores nothing. */
export const previewAbsence = async (ctx: ViewerCtx, input: AbsenceInput): Promise<WirePreview> =>
  preview(ctx, await openAbsence(ctx, input), input.decisions);

/** The same for a closure. */
export const previewClosure = async (ctx: ViewerCtx, input: ClosurePreviewInput): Promise<WirePreview> =>
  preview(ctx, await openClosure(ctx, input), input.decisions);
