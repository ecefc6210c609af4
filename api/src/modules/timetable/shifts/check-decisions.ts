import { AppError, type FieldError, fieldError } from '#base/errors/app-error.ts';
import type { Obstacle } from './judge-moves.ts';
import type { FoundClass } from './open-shift.ts';
import type { ShiftInput } from './shifts.schema.ts';

type Decisions = ShiftInput['decisions'];

/** @throws AppError at a decision about a class that is not in the shift. */
export function requireKnown(classes: readonly FoundClass[], decisions: Decisions): void {
  const known = new Set(classes.map(({ one }) => one.id));
  const unknown = decisions.findIndex(({ classId }) => !known.has(classId));
  if (unknown >= 0)
    throw fieldError(`decisions.${unknown}.classId`, 'not_in_range', 'This class is not in it any more');
}

const words: Record<Obstacle['who'], string> = {
  past: 'The new time is past',
  teacher: 'Teacher already has a class at this time',
  student: 'Student already has a class at this time',
  absence: 'The teacher is absent at this time',
  closure: 'The academy is closed at this time',
  hold: 'The student takes no classes at this time',
  window: 'There is no room left for it in the window',
};

/** Nothing is saved while a class to move has an obstacle. @throws AppError `conflict`, with a field for each. */
export function requireDecided(obstacles: ReadonlyMap<number, Obstacle>, decisions: Decisions): void {
  const decided = decisions.map(({ classId }) => classId);
  const open = [...obstacles.keys()].filter((id) => !decided.includes(id));
  const fields = [...obstacles].map(([id, { who }]): FieldError => {
    const index = decided.includes(id) ? decided.indexOf(id) : decisions.length + open.indexOf(id);
    return { path: `decisions.${index}`, code: who, message: words[who] };
  });
  if (fields[0])
    throw new AppError('conflict', fields[0].message, fields, undefined, {
      classes: [...obstacles.keys()].map(String),
    });
}
