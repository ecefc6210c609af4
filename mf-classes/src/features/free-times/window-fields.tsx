import { Stack, useNarrow } from '@academy/shared-ui';
import { type EntryFormState, useFieldArray } from '@academy/shared-ui/forms';
import { useWeekWords } from '#/components/free-times/use-week-words.ts';
import { DayWindows } from './day-windows.tsx';
import { MOST_WINDOWS, type WeekValues } from './free-times-schema.ts';
import { WeekPainter } from './week-painter.tsx';

const FIRST = { from: '16:00', to: '20:00' };

/** The windows as rows, day by day. */
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
  return (
    <Stack gap="4">
      {!isNarrow && <WeekPainter windows={entry.form.watch('windows')} onPaint={replace} />}
      <Stack gap="0" css={{ '& > * + *': { borderBlockStartWidth: '1px', borderColor: 'border' } }}>
        {weekdays.map((weekday) => (
          <DayWindows
            key={weekday}
            weekday={weekday}
            rows={rows.filter((row) => row.weekday === weekday)}
            entry={entry}
            onAdd={fields.length < MOST_WINDOWS ? () => add(weekday) : null}
            onRemove={remove}
          />
        ))}
      </Stack>
    </Stack>
  );
}
