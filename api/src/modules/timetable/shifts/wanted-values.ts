import type { SlotTime } from '#modules/classes/classes/class-facts.ts';
import type { ManyClass, ManyValues } from '#modules/classes/classes/many/many-classes.ts';
import { valuesAt } from '#modules/classes/classes/many/values-at.ts';
import { whyNotApplied } from '#modules/timetable/absences/index.ts';
import type { ShiftLayer } from './layer.ts';
import { placeByLayers } from './place-class.ts';
import type { ShiftRow } from './shift-rows.ts';
import type { ShiftProblem } from './shifts.table.ts';

/** The new values of a class, or why it stays. */
export type Wanted = { values: ManyValues } | { problem: ShiftProblem };

interface Moving {
  row: ShiftRow;
  one: ManyClass | undefined;
  /** For a class that follows its series. */
  slot: SlotTime | undefined;
  layers: readonly ShiftLayer[];
  now: Date;
}

const problemIs = (problem: string): Wanted => ({ problem: problem === 'started' ? 'started' : 'changed' });

/** A class that follows its series goes to its time in the current shifts, whatever else was done to it. */
function followed(one: ManyClass, slot: SlotTime, { layers, now }: Moving): Wanted {
  const { values } = one;
  if (one.isDeleted || values.status !== 'scheduled') return { problem: 'changed' };
  const to = placeByLayers(layers, one, slot);
  if (Date.parse(values.startsAt) <= now.getTime() || to <= now) return { problem: 'started' };
  return { values: valuesAt(values, to) };
}

/** D99: the new values of a class of a shift; an exception only if it was not changed since. */
export function wantedValues(moving: Moving): Wanted {
  const { row, one, slot, now } = moving;
  if (!one) return { problem: 'changed' };
  if (slot && row.action !== 'place') return followed(one, slot, moving);
  const left = row.toAt <= now ? 'started' : whyNotApplied(one, row.seenLine, now);
  if (left) return problemIs(left);
  const isException = one.values.isException || (row.action === 'place' && one.seriesId !== null);
  return { values: { ...valuesAt(one.values, row.toAt), isException } };
}
