import { Box, Flex, HStack, IconButton, TextField } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { TrashIcon } from '@academy/shared-ui/icons';
import { MoveButtons } from '@academy/shared-ui/rows';
import { useTranslation } from 'react-i18next';
import type { RubricValues } from './rubric-schema.ts';

interface LineFieldsProps {
  entry: EntryFormState<RubricValues>;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A line of the rubric: its titles in both languages, and its place. */
export function LineFields({ entry, index, count, onMove, onRemove }: LineFieldsProps) {
  const { t } = useTranslation('classes');
  const number = index + 1;
  return (
    <Flex gap="3" flexDirection={{ base: 'column', md: 'row' }} alignItems={{ md: 'flex-start' }}>
      <Box flex="1">
        <TextField label={t('visits.rubric.en', { number })} dir="ltr" {...entry.field(`lines.${index}.titleEn`)} />
      </Box>
      <Box flex="1">
        <TextField label={t('visits.rubric.ar', { number })} dir="rtl" {...entry.field(`lines.${index}.titleAr`)} />
      </Box>
      <HStack gap="1" paddingBlockStart={{ md: '7' }}>
        <MoveButtons
          up={t('visits.rubric.up', { number })}
          down={t('visits.rubric.down', { number })}
          {...{ index, count, onMove }}
        />
        <IconButton aria-label={t('visits.rubric.remove', { number })} onClick={onRemove}>
          <TrashIcon aria-hidden />
        </IconButton>
      </HStack>
    </Flex>
  );
}
