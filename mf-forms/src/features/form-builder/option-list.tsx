import { Box, Button, FieldError, HStack, IconButton, Stack, Text, TextField } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { useFieldArray } from '@academy/shared-ui/forms';
import { PlusIcon, XIcon } from '@academy/shared-ui/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type BuilderValues, MOST } from '#/api/form-fields.ts';

interface OptionListProps {
  entry: EntryFormState<BuilderValues>;
  /** The index of the question. */
  index: number;
}

/** The options, one per line. */
export function OptionList({ entry, index }: OptionListProps) {
  const { t } = useTranslation('forms');
  const id = useId();
  const at = `questions.${index}.options` as const;
  const { fields, append, remove } = useFieldArray({ control: entry.form.control, name: at, keyName: 'key' });
  const problem = entry.form.getFieldState(at).error;
  const message = problem?.message ?? problem?.root?.message;
  return (
    <Stack role="group" aria-labelledby={id} gap="3">
      <Text id={id} fontSize="sm" fontWeight="medium">
        {t('builder.options')}
      </Text>
      {fields.map(({ key }, option) => (
        <HStack key={key} alignItems="flex-start">
          <Box flexGrow="1">
            <TextField
              label={t('builder.option.label', { number: option + 1 })}
              labelHidden
              dir="auto"
              {...entry.field(`${at}.${option}.value`)}
            />
          </Box>
          <IconButton aria-label={t('builder.option.remove', { number: option + 1 })} onClick={() => remove(option)}>
            <XIcon aria-hidden />
          </IconButton>
        </HStack>
      ))}
      {message && <FieldError id={id}>{t(message)}</FieldError>}
      {fields.length < MOST.options && (
        <Button variant="ghost" alignSelf="flex-start" marginInlineStart="-3" onClick={() => append({ value: '' })}>
          <PlusIcon aria-hidden />
          {t('builder.option.add')}
        </Button>
      )}
    </Stack>
  );
}
