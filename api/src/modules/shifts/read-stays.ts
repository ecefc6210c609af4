import { AppError, type FieldError, fieldError } from '#base/errors/app-error.ts';
import type { Obstacle } from './judge-moves.ts';
import type { ShiftedClass } from './open-shift.ts';
import type { ShiftInput } from './shifts.schema.ts';

type Decisions = ShiftInput['decisions'];

/** The classes that are to stay. @throws AppError for a class outside the shift when `isStrict` is set. */
export function readStays(
  classes: readonly ShiftedClass[],
  decisions: Decisions,
  { isStrict }: { isStrict: boolean },
): Set<number> {
  const known = new Set(classes.map(({ one }) => one.id));
  const unknown = decisions.findIndex(({ classId }) => !known.has(classId));
  if (isStrict && unknown >= 0)
    throw fieldError(`decisions.${unknown}.classId`, 'not_in_range', 'This class is not in it any more');
  return new Set(decisions.map(({ classId }) => classId));
}

const words: Record<Obstacle['who'], string> = {
  past: 'The new time is past',
  teacher: 'Teacher already has a class at this time',
  student: 'Student already has a class at this time',
  absence: 'The teacher is absent at this time',
  closure: 'The academy is closed at this time',
  hold: 'The student takes no classes at this time',
};

/**
 * Saves nothing while a class with an obstacle has no decision.
 * @throws AppError `conflict` with a field for each such class.
 */
export function requireDecided(obstacles: ReadonlyMap<number, Obstacle>, decisions: Decisions): void {
  const fields = [...obstacles.values()].map(({ who }, index): FieldError => {
    return { path: `decisions.${decisions.length + index}`, code: who, message: words[who] };
  });
  if (fields[0])
    throw new AppError('conflict', fields[0].message, fields, undefined, {
      classes: [...obstacles.keys()].map(String),
    });
}
