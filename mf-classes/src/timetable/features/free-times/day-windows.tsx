import { Box, Button, Flex, Grid, IconButton, Span, Stack, Text, touch } from '@academy/shared-ui';
import { TimeField } from '@academy/shared-ui/combobox';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { time } from '#/class/components/fields/class-rules.ts';
import { useWeekWords } from '#/timetable/components/free-times/use-week-words.ts';
import { isOverMidnight } from '#/timetable/components/free-times/week.ts';
import type { WeekValues } from './free-times-schema.ts';

interface Row {
  id: string;
  index: number;
}

interface DayWindowsProps {
  weekday: number;
  rows: readonly Row[];
  entry: EntryFormState<WeekValues>;
  onAdd: (() => void) | null;
  /** An earlier day whose times a day without any can have too. */
  same: { source: number; copy: () => void } | null;
  onRemove: (index: number) => void;
}

/** The windows of a day, and the button for one more. */
export function DayWindows({ weekday, rows, entry, onAdd, same, onRemove }: DayWindowsProps) {
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
      <AddWindow id={addId} day={day} isEmpty={rows.length === 0} same={same} onAdd={onAdd} />
    </Grid>
  );
}

interface AddWindowProps {
  id: string;
  day: string;
  isEmpty: boolean;
  same: DayWindowsProps['same'];
  onAdd: (() => void) | null;
}

function AddWindow({ id, day, isEmpty, same, onAdd }: AddWindowProps) {
  const { t } = useTranslation('classes');
  const { nameOf } = useWeekWords();
  const copy = () => {
    same?.copy();
    document.getElementById(id)?.focus();
  };
  return (
    <Flex gridColumn={{ base: '2', sm: '3' }} gridRow="1" alignItems="center" gap="2">
      {isEmpty && same && (
        <Button variant="ghost" size="sm" css={{ [touch]: { minHeight: '11' } }} onClick={copy}>
          {t('freeTimes.windows.sameAs', { day: nameOf(same.source) })}
        </Button>
      )}
      {isEmpty && !same && (
        <Span color="fg.subtle" display={{ base: 'inline', sm: 'none' }}>
          {t('freeTimes.windows.none')}
        </Span>
      )}
      <IconButton
        id={id}
        variant="ghost"
        aria-label={t('freeTimes.windows.add', { day })}
        aria-disabled={onAdd === null}
        onClick={() => onAdd?.()}
      >
        <PlusIcon />
      </IconButton>
    </Flex>
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
