import { Box, Button, Flex, Grid, IconButton, Stack } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { type EntryFormState, useFieldArray } from '@academy/shared-ui/forms';
import { PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_TRAVEL, type PlanValues } from './plan-schema.ts';

const twoDates = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

/** D152: days on which the student does not study. */
export function TravelFields({ entry }: { entry: EntryFormState<PlanValues> }) {
  const { t } = useTranslation('progress');
  const { fields, append, remove } = useFieldArray({ control: entry.form.control, name: 'travel' });
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
          aria-label={t('plan.travel.one', { number: index + 1 })}
          gap="2"
          alignItems="flex-start"
        >
          <Grid flex="1" gap="2" alignItems="start" gridTemplateColumns={twoDates}>
            <DateField label={t('plan.travel.from')} {...entry.field(`travel.${index}.from`)} />
            <DateField label={t('plan.travel.to')} {...entry.field(`travel.${index}.to`)} />
          </Grid>
          <Box paddingBlockStart="7">
            <IconButton
              variant="ghost"
              aria-label={t('plan.travel.remove', { number: index + 1 })}
              onClick={() => removeRow(index)}
            >
              <TrashIcon />
            </IconButton>
          </Box>
        </Flex>
      ))}
      {fields.length < MOST_TRAVEL && (
        <Box>
          <Button ref={adding} variant="outline" size="sm" onClick={() => append({ from: '', to: '' })}>
            <PlusIcon aria-hidden />
            {t('plan.travel.add')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
