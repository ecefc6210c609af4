import { Box, Button, FieldError, Flex, IconButton, SelectField, Stack } from '@academy/shared-ui';
import { TimeField } from '@academy/shared-ui/combobox';
import { type EntryFormState, useFieldArray } from '@academy/shared-ui/forms';
import { PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { weekdayOptions } from '#/timetable/components/series/weekdays.ts';
import { MOST_SLOTS, type SeriesValues } from './series-form-schema.ts';

interface SlotProps {
  entry: EntryFormState<SeriesValues>;
  index: number;
  /** The error about all of them. */
  errorId: string | undefined;
  /** Only if there is more than one. */
  onRemove: (() => void) | undefined;
}

function SlotField({ entry, index, errorId, onRemove }: SlotProps) {
  const { t, i18n } = useTranslation('classes');
  const number = index + 1;
  return (
    <Flex
      role="group"
      aria-label={t('seriesForm.slots.row', { number })}
      aria-describedby={errorId}
      gap="3"
      alignItems="flex-start"
      flexWrap={{ base: 'wrap', sm: 'nowrap' }}
    >
      <Box flex="1" minWidth="9rem">
        <SelectField
          label={t('seriesForm.weekday.label')}
          placeholder={t('seriesForm.weekday.choose')}
          options={weekdayOptions(i18n.language)}
          {...entry.field(`slots.${index}.weekday`)}
        />
      </Box>
      <Box flex="1" minWidth="8rem">
        <TimeField label={t('classForm.time.label')} {...entry.field(`slots.${index}.time`)} />
      </Box>
      {onRemove && (
        <Box paddingBlockStart={{ sm: '7' }}>
          <IconButton variant="ghost" aria-label={t('seriesForm.slots.remove', { number })} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        </Box>
      )}
    </Flex>
  );
}

/** The weekdays and times. */
export function SlotFields({ entry }: { entry: EntryFormState<SeriesValues> }) {
  const { t } = useTranslation('classes');
  const id = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const { fields, append, remove } = useFieldArray({ control: entry.form.control, name: 'slots' });
  const problem = entry.errorAt('slots');
  const [removed, setRemoved] = useState(0);
  // After the seventh row, the button appears only when a row was removed.
  useEffect(() => {
    if (removed > 0) addButton.current?.focus();
  }, [removed]);
  const removeAt = (index: number) => {
    remove(index);
    setRemoved(removed + 1);
  };
  return (
    <Stack gap="3">
      {fields.map((field, index) => (
        <SlotField
          key={field.id}
          entry={entry}
          index={index}
          errorId={problem && `${id}-error`}
          onRemove={fields.length > 1 ? () => removeAt(index) : undefined}
        />
      ))}
      {problem && <FieldError id={id}>{problem}</FieldError>}
      {fields.length < MOST_SLOTS && (
        <Box>
          <Button
            ref={addButton}
            variant="outline"
            size="sm"
            onClick={() => append({ weekday: '', time: lastTime(entry) })}
          >
            <PlusIcon aria-hidden />
            {t('seriesForm.slots.add')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

/** A new row usually has the same time. */
const lastTime = (entry: EntryFormState<SeriesValues>): string => entry.form.getValues('slots').at(-1)?.time ?? '';
