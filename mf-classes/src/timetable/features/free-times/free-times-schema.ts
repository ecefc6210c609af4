import * as v from 'valibot';
import { day, time } from '#/class/components/fields/class-rules.ts';
import type { TeacherWeek, WeekFields, Window } from '#/timetable/api/free-times.ts';
import { typedWindows, weekOfWindows, windowsOf } from '#/timetable/components/free-times/week.ts';

/** The form's values: a time over midnight is one window. */
export interface WeekValues {
  windows: Window[];
  daysOff: { from: string; to: string }[];
  pauseMinutes: string;
}

export const MOST_WINDOWS = 70;
export const MOST_DAYS_OFF = 100;
/** Minutes between two offered classes. */
export const pauses = [0, 5, 10, 15, 20, 30, 45, 60];

const WHOLE_DAY = '00:00';

const windowSchema = v.pipe(
  v.object({ weekday: v.number(), from: time, to: time }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from !== to || from === WHOLE_DAY, 'freeTimes.to.same'),
    ['to'],
  ),
);

const daysOffSchema = v.pipe(
  v.object({ from: day, to: day }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from <= to, 'freeTimes.daysOff.order'),
    ['to'],
  ),
);

export const weekSchema = v.pipe(
  v.object({ windows: v.array(windowSchema), daysOff: v.array(daysOffSchema), pauseMinutes: v.string() }),
  v.transform(
    ({ windows, daysOff, pauseMinutes }): WeekFields => ({
      windows: windowsOf(weekOfWindows(windows)),
      daysOff,
      pauseMinutes: Number(pauseMinutes),
    }),
  ),
);

/** The form's initial values of a teacher's week, without past days off. */
export const weekValues = ({ windows, daysOff, pauseMinutes }: TeacherWeek, today: string): WeekValues => ({
  windows: typedWindows(windows),
  daysOff: daysOff.filter(({ to }) => to >= today),
  pauseMinutes: String(pauseMinutes),
});
