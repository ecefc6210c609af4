import { Skeleton, Stack, useNarrow } from '@academy/shared-ui';
import { type EntryFormState, useFieldArray } from '@academy/shared-ui/forms';
import { lazy, Suspense } from 'react';
import { useWeekWords } from '#/timetable/components/free-times/use-week-words.ts';
import { DayWindows } from './day-windows.tsx';
import { MOST_WINDOWS, type WeekValues } from './free-times-schema.ts';

const WeekPainter = lazy(async () => ({ default: (await import('./week-painter.tsx')).WeekPainter }));

const FIRST = { from: '16:00', to: '20:00' };

/** The windows as a week to paint, and as rows, day by day. */
export function WindowFields({ entry }: { entry: EntryFormState<WeekValues> }) {
  const { weekdays } = useWeekWords();
  const isNarrow = useNarrow();
  const { fields, append, remove, replace } = useFieldArray({ control: entry.form.control, name: 'windows' });
  const rows = fields.map(({ id, weekday }, index) => ({ id, weekday, index }));
  /** A new day usually equals the one before. */
  const add = (weekday: number) => {
    const { from, to } = entry.form.getValues('windows').at(-1) ?? FIRST;
    append({ weekday, from, to }, { shouldFocus: false });
  };
  /** The nearest day before with times: a day without any can have the same. */
  const sourceFor = (weekday: number) =>
    weekdays.slice(0, weekdays.indexOf(weekday)).findLast((day) => fields.some((field) => field.weekday === day));
  const copyFor = (weekday: number) => {
    const source = sourceFor(weekday);
    const copied = entry.form.getValues('windows').filter((window) => window.weekday === source);
    if (source === undefined || fields.length + copied.length > MOST_WINDOWS) return null;
    const copy = () =>
      append(
        copied.map(({ from, to }) => ({ weekday, from, to })),
        { shouldFocus: false },
      );
    return { source, copy };
  };
  return (
    <Stack gap="4">
      <Suspense fallback={<Skeleton height="64" />}>
        <WeekPainter windows={entry.form.watch('windows')} onPaint={replace} isUpright={isNarrow} />
      </Suspense>
      <Stack gap="0" css={{ '& > * + *': { borderBlockStartWidth: '1px', borderColor: 'border' } }}>
        {weekdays.map((weekday) => (
          <DayWindows
            key={weekday}
            weekday={weekday}
            rows={rows.filter((row) => row.weekday === weekday)}
            entry={entry}
            onAdd={fields.length < MOST_WINDOWS ? () => add(weekday) : null}
            same={copyFor(weekday)}
            onRemove={remove}
          />
        ))}
      </Stack>
    </Stack>
  );
}
