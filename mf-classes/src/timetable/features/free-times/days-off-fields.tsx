import { Box, Button, Flex, Grid, IconButton, Stack } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { type EntryFormState, useFieldArray } from '@academy/shared-ui/forms';
import { PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_DAYS_OFF, type WeekValues } from './free-times-schema.ts';

/** Days without classes, from one to another. */
export function DaysOffFields({ entry }: { entry: EntryFormState<WeekValues> }) {
  const { t } = useTranslation('classes');
  const { fields, append, remove } = useFieldArray({ control: entry.form.control, name: 'daysOff' });
  const adding = useRef<HTMLButtonElement>(null);
  const removeRow = (index: number) => {
    remove(index);
    adding.current?.focus();
  };
  return (
    <Stack gap="3">
      {fields.map(({ id }, index) => (
        <Flex
          key={id}
          role="group"
          aria-label={t('freeTimes.daysOff.one', { number: index + 1 })}
          gap="2"
          alignItems="flex-start"
          maxWidth={{ sm: '32rem' }}
        >
          <Grid
            flex="1"
            gap="2"
            alignItems="start"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
          >
            <DateField label={t('freeTimes.daysOff.first')} {...entry.field(`daysOff.${index}.from`)} />
            <DateField label={t('freeTimes.daysOff.last')} {...entry.field(`daysOff.${index}.to`)} />
          </Grid>
          <Box paddingBlockStart="7">
            <IconButton
              variant="ghost"
              aria-label={t('freeTimes.daysOff.remove', { number: index + 1 })}
              onClick={() => removeRow(index)}
            >
              <TrashIcon />
            </IconButton>
          </Box>
        </Flex>
      ))}
      {fields.length < MOST_DAYS_OFF && (
        <Box>
          <Button ref={adding} variant="outline" size="sm" onClick={() => append({ from: '', to: '' })}>
            <PlusIcon aria-hidden />
            {t('freeTimes.daysOff.add')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
