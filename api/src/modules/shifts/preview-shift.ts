import type { ViewerCtx } from '#base/http/ctx.ts';
import { countFamilies, findPeople, wireSomeone } from '#modules/absences/preview-people.ts';
import type { ClassHooks } from '#modules/classes/class-hooks.ts';
import { judgeMoves, type Obstacle } from './judge-moves.ts';
import { classesOf, openShift, type ShiftedClass } from './open-shift.ts';
import { readStays } from './read-stays.ts';
import type { ShiftInput, WirePreview } from './shifts.schema.ts';

export type ShiftHooks = Pick<ClassHooks, 'slotTimes' | 'timesOff'>;

const wireObstacle = (obstacle: Obstacle | undefined) =>
  obstacle
    ? { who: obstacle.who, startsAt: obstacle.startsAt.toISOString(), endsAt: obstacle.endsAt.toISOString() }
    : null;

/** Those that are to move: neither decided to stay nor moved by hand. */
export const movesOf = (classes: readonly ShiftedClass[], stays: ReadonlySet<number>): ShiftedClass[] =>
  classes.filter(({ one, isMovedByHand }) => !isMovedByHand && !stays.has(one.id));

/** D99: the classes of a shift, where they are to be and what is in the way; changes nothing. */
export async function previewShift(ctx: ViewerCtx, hooks: ShiftHooks, input: ShiftInput): Promise<WirePreview> {
  const wanted = await openShift(ctx, input);
  const classes = await classesOf(ctx, hooks, wanted);
  const moves = movesOf(classes, readStays(classes, input.decisions, { isStrict: false }));
  const obstacles = await judgeMoves(ctx.sql, hooks, moves, ctx.now);
  const moving = new Set(moves.map(({ one }) => one.id));
  const all = classes.map(({ one }) => one);
  const people = await findPeople(ctx, all);
  const moved = moves.map(({ one }) => one);
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
      to: moving.has(id) ? to.toISOString() : values.startsAt,
      student: wireSomeone(people, studentId),
      teacher: wireSomeone(people, values.teacherId),
      seriesId: seriesId === null ? null : String(seriesId),
      isMovedByHand,
      obstacle: wireObstacle(obstacles.get(id)),
    })),
  };
}
