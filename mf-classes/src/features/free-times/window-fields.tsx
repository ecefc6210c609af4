import { useTranslation } from '@academy/shared-auth';
import { Box, Flex, Grid, IconButton, Span, Stack, Text, useNarrow } from '@academy/shared-ui';
import { TimeField } from '@academy/shared-ui/combobox';
import { type EntryFormState, useFieldArray } from '@academy/shared-ui/forms';
import { PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import { useId } from 'react';
import * as v from 'valibot';
import { time } from '#/components/class-fields/class-rules.ts';
import { useWeekWords } from '#/components/free-times/use-week-words.ts';
import { isOverMidnight } from '#/components/free-times/week.ts';
import { MOST_WINDOWS, type WeekValues } from './free-times-schema.ts';
import { WeekPainter } from './week-painter.tsx';

const FIRST = { from: '16:00', to: '20:00' };

/** The windows as rows, day by day. */
export function WindowFields({ entry }: { entry: EntryFormState<WeekValues> }) {
  const { weekdays } = useWeekWords();
  const isNarrow = useNarrow();
  const { fields, append, remove, replace } = useFieldArray({ control: entry.form.control, name: 'windows' });
  const rows = fields.map(({ id, weekday }, index) => ({ id, weekday, index }));
  /** Another day is mostly as the one before. */
  const add = (weekday: number) => {
    const { from, to } = entry.form.getValues('windows').at(-1) ?? FIRST;
    append({ weekday, from, to }, { shouldFocus: false });
  };
  return (
    <Stack gap="4">
      {!isNarrow && <WeekPainter windows={entry.form.watch('windows')} onPaint={replace} />}
      <Stack gap="0" css={{ '& > * + *': { borderBlockStartWidth: '1px', borderColor: 'border' } }}>
        {weekdays.map((weekday) => (
          <Day
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

interface Row {
  id: string;
  index: number;
}

interface DayProps {
  weekday: number;
  rows: readonly Row[];
  entry: EntryFormState<WeekValues>;
  onAdd: (() => void) | null;
  onRemove: (index: number) => void;
}

function Day({ weekday, rows, entry, onAdd, onRemove }: DayProps) {
  const { t } = useTranslation('classes');
  const { nameOf } = useWeekWords();
  const addId = useId();
  const day = nameOf(weekday);
  const removeRow = (index: number) => {
    onRemove(index);
    document.getElementById(addId)?.focus();
  };
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', sm: '7rem minmax(0, 1fr) auto' }}
      columnGap="3"
      rowGap="2"
      paddingBlock={rows.length > 0 ? '3' : '2'}
      alignItems="start"
    >
      <Flex minHeight="11" alignItems="center" fontWeight="medium">
        {day}
      </Flex>
      <Stack
        gap="3"
        gridColumn={{ base: '1 / -1', sm: '2' }}
        gridRow={{ base: '2', sm: '1' }}
        display={{ base: rows.length > 0 ? 'flex' : 'none', sm: 'flex' }}
      >
        {rows.map((row, place) => (
          <WindowRow
            key={row.id}
            name={t('freeTimes.windows.one', { day, number: place + 1 })}
            row={row}
            weekday={weekday}
            entry={entry}
            onRemove={() => removeRow(row.index)}
          />
        ))}
        {rows.length === 0 && (
          <Flex minHeight="11" alignItems="center">
            <Text color="fg.subtle">{t('freeTimes.windows.none')}</Text>
          </Flex>
        )}
      </Stack>
      <Flex gridColumn={{ base: '2', sm: '3' }} gridRow="1" alignItems="center" gap="2">
        {rows.length === 0 && (
          <Span color="fg.subtle" display={{ base: 'inline', sm: 'none' }}>
            {t('freeTimes.windows.none')}
          </Span>
        )}
        <IconButton
          id={addId}
          variant="ghost"
          aria-label={t('freeTimes.windows.add', { day })}
          aria-disabled={onAdd === null}
          onClick={() => onAdd?.()}
        >
          <PlusIcon />
        </IconButton>
      </Flex>
    </Grid>
  );
}

interface WindowRowProps {
  /** "Monday, 1st time" */
  name: string;
  row: Row;
  weekday: number;
  entry: EntryFormState<WeekValues>;
  onRemove: () => void;
}

function WindowRow({ name, row, weekday, entry, onRemove }: WindowRowProps) {
  const { t } = useTranslation('classes');
  const { nameOf } = useWeekWords();
  const [from, to] = entry.form.watch([`windows.${row.index}.from`, `windows.${row.index}.to`]);
  const isNight = v.is(time, from) && v.is(time, to) && isOverMidnight({ from, to });
  return (
    <Flex role="group" aria-label={name} gap="2" alignItems="flex-start">
      <Box flex="1" minWidth="0">
        <TimeField label={t('freeTimes.from')} {...entry.field(`windows.${row.index}.from`)} />
      </Box>
      <Box flex="1" minWidth="0">
        <TimeField
          label={t('freeTimes.to.label')}
          {...(isNight ? { help: t('freeTimes.to.nextDay', { day: nameOf(weekday + 1) }) } : {})}
          {...entry.field(`windows.${row.index}.to`)}
        />
      </Box>
      <Box paddingBlockStart="7">
        <IconButton variant="ghost" aria-label={t('freeTimes.windows.remove', { name })} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </Box>
    </Flex>
  );
}
