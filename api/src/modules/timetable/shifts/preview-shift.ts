import type { ViewerCtx } from '#base/http/ctx.ts';
import { valuesAt } from '#modules/classes/classes/many/values-at.ts';
import { countFamilies } from '#modules/timetable/timetable/class-people.ts';
import { presentClasses } from '#modules/timetable/timetable/listed-classes.ts';
import { judgeShift, type Obstacle } from './judge-moves.ts';
import { classesOf, openShift } from './open-shift.ts';
import { placeClasses } from './place-classes.ts';
import type { ShiftInput, WirePreview } from './shifts.schema.ts';

const wireObstacle = (obstacle: Obstacle | undefined) =>
  obstacle
    ? { who: obstacle.who, startsAt: obstacle.startsAt.toISOString(), endsAt: obstacle.endsAt.toISOString() }
    : null;

/** D99: the classes of a shift with their new times and obstacles; changes nothing. */
export async function previewShift(ctx: ViewerCtx, input: ShiftInput): Promise<WirePreview> {
  const wanted = await openShift(ctx, input);
  const found = await classesOf(ctx, wanted);
  const { classes } = await placeClasses(ctx, { wanted, found, decisions: input.decisions });
  const obstacles = await judgeShift(ctx, classes);
  const listed = classes.map((each) => ({
    ...each,
    before: each.one.values,
    after: valuesAt(each.one.values, each.to),
  }));
  const { people, rows } = await presentClasses(ctx.sql, listed);
  const moved = classes.filter(({ action }) => action !== 'stay').map(({ one }) => one);
  return {
    zone: wanted.zone,
    startsAt: wanted.startsAt.toISOString(),
    endsAt: wanted.endsAt.toISOString(),
    ...(await countFamilies(ctx.sql, moved, people)),
    classes: rows.map(({ row: { one, to, isMovedByHand }, wire }) => ({
      ...wire,
      ...wire.before,
      to: to.toISOString(),
      isMovedByHand,
      obstacle: wireObstacle(obstacles.get(one.id)),
    })),
  };
}
