import type { PlannedClass } from '#modules/classes/classes/planned-classes.ts';
import type { Occurrence } from './occurrences.ts';

/** An occurrence that somebody has decided to leave out (D93). */
interface Skipped {
  slotId: number;
  date: string;
}

interface Planning {
  /** The rule's occurrences, including some past days. */
  wanted: readonly Occurrence[];
  made: readonly PlannedClass[];
  skipped: readonly Skipped[];
  /** The series' current teacher. */
  teacherId: number;
  materialId: number;
  now: Date;
  /** Whether exceptions are changed too. */
  alsoChanged: boolean;
}

export interface ClassPlan {
  make: Occurrence[];
  /** `to` is the new time. */
  change: { one: PlannedClass; to: Occurrence }[];
  cancel: PlannedClass[];
  /** Classes whose new time is already past: they stay unchanged, as exceptions. */
  stay: PlannedClass[];
}

const keyOf = ({ slotId, date }: Skipped): string => `${slotId} ${date}`;

const differs = (one: PlannedClass, to: Occurrence, { teacherId, materialId }: Planning): boolean =>
  one.startsAt.getTime() !== to.startsAt.getTime() ||
  one.endsAt.getTime() !== to.endsAt.getTime() ||
  one.teacherId !== teacherId ||
  one.materialId !== materialId;

/**
 * The changes that make the classes to come match the rule (D90, D92). Held, reported, cancelled and deleted classes
 * stay, and their occurrences are never made again.
 */
export function planClasses(planning: Planning): ClassPlan {
  const { wanted, made, skipped, now, alsoChanged } = planning;
  const known = new Map(made.map((one) => [keyOf(one), one]));
  const left = new Set(skipped.map(keyOf));
  const plan: ClassPlan = { make: [], change: [], cancel: [], stay: [] };
  const isFree = (one: PlannedClass) => one.isOpen && (alsoChanged || !one.isException);
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
