import type { ViewerCtx } from '#base/http/ctx.ts';
import { countFamilies, findPeople, wireSomeone } from '#modules/absences/preview/preview-people.ts';
import type { ClassHooks } from '#modules/classes/class-hooks.ts';
import { judgeShift, type Obstacle } from './judge-moves.ts';
import { classesOf, openShift } from './open-shift.ts';
import { placeClasses } from './place-classes.ts';
import type { ShiftInput, WirePreview } from './shifts.schema.ts';

export type ShiftHooks = Pick<ClassHooks, 'slotTimes' | 'slotsToCome' | 'timesOff'>;

const wireObstacle = (obstacle: Obstacle | undefined) =>
  obstacle
    ? { who: obstacle.who, startsAt: obstacle.startsAt.toISOString(), endsAt: obstacle.endsAt.toISOString() }
    : null;

/** D99: the classes of a shift with their new times and obstacles; changes nothing. */
export async function previewShift(ctx: ViewerCtx, hooks: ShiftHooks, input: ShiftInput): Promise<WirePreview> {
  const wanted = await openShift(ctx, input);
  const found = await classesOf(ctx, hooks, wanted);
  const { classes } = await placeClasses(ctx, hooks, { wanted, found, decisions: input.decisions });
  const obstacles = await judgeShift(ctx, hooks, classes);
  const all = classes.map(({ one }) => one);
  const people = await findPeople(ctx, all);
  const moved = classes.filter(({ action }) => action !== 'stay').map(({ one }) => one);
  return {
    zone: wanted.zone,
    startsAt: wanted.startsAt.toISOString(),
    endsAt: wanted.endsAt.toISOString(),
    ...(await countFamilies(ctx, moved, people)),
    classes: classes.map(({ one: { id, title, studentId, seriesId, values }, to, isMovedByHand }) => ({
      id: String(id),
      title,
      startsAt: values.startsAt,
      endsAt: values.endsAt,
      to: to.toISOString(),
      student: wireSomeone(people, studentId),
      teacher: wireSomeone(people, values.teacherId),
      seriesId: seriesId === null ? null : String(seriesId),
      isMovedByHand,
      obstacle: wireObstacle(obstacles.get(id)),
    })),
  };
}
