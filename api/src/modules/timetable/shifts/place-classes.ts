import type { ViewerCtx } from '#base/http/ctx.ts';
import { classQuestions } from '#modules/classes/classes/class-questions.ts';
import type { Span } from '#modules/timetable/plans/days.ts';
import type { FoundClass, WantedShift } from './open-shift.ts';
import { placeLater } from './place-class.ts';
import { placeInWindow, type StoredPlace } from './place-in-window.ts';
import type { ShiftInput } from './shifts.schema.ts';
import type { shiftActions } from './shifts.table.ts';

/** A class of a shift, and its new time. */
export interface ShiftedClass extends FoundClass {
  action: (typeof shiftActions)[number];
  /** The current time if it stays, or does not fit into the window. */
  to: Date;
  /** The window without room for it. */
  outside: Span | null;
}

export interface PlacedShift {
  classes: ShiftedClass[];
  /** The places in a window for classes that are made later. */
  places: StoredPlace[];
}

interface Placing {
  wanted: WantedShift;
  found: readonly FoundClass[];
  decisions: ShiftInput['decisions'];
}

/**
 * D99: the times of a shift's classes by the decisions; classes that stay, or have a time of their own, leave their
 * places to others.
 */
export async function placeClasses(ctx: ViewerCtx, { wanted, found, decisions }: Placing): Promise<PlacedShift> {
  const decided = new Map(decisions.map((one) => [one.classId, one]));
  const moves = found.filter(({ one, isMovedByHand }) => !isMovedByHand && !decided.has(one.id));
  const apart = found.flatMap(({ one, isMovedByHand }) => {
    const decision = decided.get(one.id);
    return decision?.action === 'move' && !isMovedByHand ? [{ one, to: new Date(decision.to) }] : [];
  });
  const own = new Map(apart.map(({ one, to }) => [one.id, to]));
  const moving = new Set(moves.map(({ one }) => one.id));
  const { spots, places } = wanted.window
    ? await placeInWindow(ctx, wanted, wanted.window, {
        moves,
        apart,
        toCome: await classQuestions.slotsToCome.ask(ctx.sql, wanted),
      })
    : { spots: null, places: [] };
  const classes = found.map((each): ShiftedClass => {
    const { one, slot } = each;
    const now = new Date(one.values.startsAt);
    const chosen = own.get(one.id);
    if (chosen) return { ...each, action: 'place', to: chosen, outside: null };
    if (!moving.has(one.id)) return { ...each, action: 'stay', to: now, outside: null };
    if (!spots) return { ...each, action: 'move', to: placeLater(wanted.minutes ?? 0, one, slot), outside: null };
    const spot = spots.get(one.id);
    return { ...each, action: 'move', to: spot?.at ?? now, outside: spot?.at ? null : (spot?.window ?? null) };
  });
  return { classes, places };
}
