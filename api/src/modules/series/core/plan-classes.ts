import type { Occurrence } from './occurrences.ts';

/** A class that a series has made, whatever became of it; one that was deleted too. */
export interface MadeClass {
  id: number;
  slotId: number;
  /** The slot's own day. */
  date: string;
  startsAt: Date;
  endsAt: Date;
  teacherId: number;
  materialId: number;
  /** Whether it is to come: scheduled, not deleted, not begun. */
  isOpen: boolean;
  /** Whether somebody has changed it apart from the series (D92). */
  isException: boolean;
}

/** An occurrence that somebody has decided to leave out (D93). */
interface Skipped {
  slotId: number;
  date: string;
}

interface Planning {
  /** What the rule gives, some days that are past included. */
  wanted: readonly Occurrence[];
  made: readonly MadeClass[];
  skipped: readonly Skipped[];
  /** As the series has them now. */
  teacherId: number;
  materialId: number;
  now: Date;
  /** Whether classes that were changed apart follow too. */
  alsoChanged: boolean;
}

export interface ClassPlan {
  make: Occurrence[];
  /** `to` is when it is to be. */
  change: { one: MadeClass; to: Occurrence }[];
  cancel: MadeClass[];
  /** Those whose new time is past already: they stay as they are, as exceptions. */
  stay: MadeClass[];
}

const keyOf = ({ slotId, date }: Skipped): string => `${slotId} ${date}`;

const differs = (one: MadeClass, to: Occurrence, { teacherId, materialId }: Planning): boolean =>
  one.startsAt.getTime() !== to.startsAt.getTime() ||
  one.endsAt.getTime() !== to.endsAt.getTime() ||
  one.teacherId !== teacherId ||
  one.materialId !== materialId;

/**
 * What is to be done so that the classes to come are those of the rule (D90, D92). Whatever was held, reported, cancelled or
 * deleted stays, and its occurrence is never made again.
 */
export function planClasses(planning: Planning): ClassPlan {
  const { wanted, made, skipped, now, alsoChanged } = planning;
  const known = new Map(made.map((one) => [keyOf(one), one]));
  const left = new Set(skipped.map(keyOf));
  const plan: ClassPlan = { make: [], change: [], cancel: [], stay: [] };
  const isFree = (one: MadeClass) => one.isOpen && (alsoChanged || !one.isException);
  for (const to of wanted) {
    const one = known.get(keyOf(to));
    known.delete(keyOf(to));
    if (!one) {
      if (to.startsAt > now && !left.has(keyOf(to))) plan.make.push(to);
    } else if (isFree(one) && (one.isException || differs(one, to, planning))) {
      if (to.startsAt > now) plan.change.push({ one, to });
      else plan.stay.push(one);
    }
  }
  plan.cancel.push(...[...known.values()].filter(isFree));
  return plan;
}
