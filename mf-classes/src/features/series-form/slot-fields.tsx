import { useTranslation } from '@academy/shared-auth';
import { Box, Button, FieldError, Flex, IconButton, SelectField, Stack } from '@academy/shared-ui';
import { TimeField } from '@academy/shared-ui/combobox';
import { type EntryFormState, useFieldArray } from '@academy/shared-ui/forms';
import { PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import { weekdayOptions } from '#/components/series/weekdays.ts';
import { MOST_SLOTS, type SeriesValues } from './series-form-schema.ts';

/** On which days of the week, and when. */
export function SlotFields({ entry }: { entry: EntryFormState<SeriesValues> }) {
  const { t, i18n } = useTranslation('classes');
  const { fields, append, remove } = useFieldArray({ control: entry.form.control, name: 'slots' });
  const days = weekdayOptions(i18n.language);
  const problem = entry.errorAt('slots');
  return (
    <Stack gap="3">
      {fields.map(({ id }, index) => (
        <Flex key={id} gap="3" alignItems="flex-start" flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
          <Box flex="1" minWidth="9rem">
            <SelectField
              label={t('seriesForm.weekday.label')}
              placeholder={t('seriesForm.weekday.choose')}
              options={days}
              {...entry.field(`slots.${index}.weekday`)}
            />
          </Box>
          <Box flex="1" minWidth="8rem">
            <TimeField label={t('classForm.time.label')} {...entry.field(`slots.${index}.time`)} />
          </Box>
          {fields.length > 1 && (
            <Box paddingBlockStart={{ sm: '7' }}>
              <IconButton
                variant="ghost"
                aria-label={t('seriesForm.slots.remove', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <TrashIcon />
              </IconButton>
            </Box>
          )}
        </Flex>
      ))}
      {problem && <FieldError id="slots">{problem}</FieldError>}
      {fields.length < MOST_SLOTS && (
        <Box>
          <Button variant="outline" size="sm" onClick={() => append({ weekday: '', time: lastTime(entry) })}>
            <PlusIcon aria-hidden />
            {t('seriesForm.slots.add')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

/** Another day is mostly at the same time. */
const lastTime = (entry: EntryFormState<SeriesValues>): string => entry.form.getValues('slots').at(-1)?.time ?? '';
