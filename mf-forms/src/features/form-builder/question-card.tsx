import { Card, CheckboxField, Heading, HStack, SelectField, Stack, TextField } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { Controller, useWatch } from '@academy/shared-ui/forms';
import { type DragEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type BuilderValues, hasOptions } from '#/api/form-fields.ts';
import { questionTypes } from '#/api/wire.ts';
import { OptionList } from './option-list.tsx';

interface QuestionCardProps {
  entry: EntryFormState<BuilderValues>;
  index: number;
  actions: ReactNode;
  /** Whether the dragged question would take this place. */
  isTarget: boolean;
  /** Makes the card draggable, and a target for dropping. */
  drag: {
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
    onDragEnd: () => void;
  };
}

/** One question: its text, its type, and whether it is required. */
export function QuestionCard({ entry, index, actions, isTarget, drag }: QuestionCardProps) {
  const { t } = useTranslation('forms');
  const id = useId();
  const at = `questions.${index}` as const;
  const type = useWatch({ control: entry.form.control, name: `${at}.type` });
  const options = questionTypes.map((value) => ({ value, label: t(`type.${value}`) }));
  return (
    <Card asChild bg="bg" borderColor={isTarget ? 'brand.solid' : undefined}>
      <section aria-labelledby={id} {...drag}>
        <HStack justifyContent="space-between" flexWrap="wrap" marginBlockEnd="4">
          <Heading as="h3" size="sm" id={id}>
            {t('builder.question.number', { number: index + 1 })}
          </Heading>
          {actions}
        </HStack>
        <Stack gap="4">
          <TextField label={t('builder.question.label')} dir="auto" {...entry.field(`${at}.title`)} />
          <Controller
            control={entry.form.control}
            name={`${at}.type`}
            render={({ field: { disabled: _, ...field } }) => (
              <SelectField
                {...field}
                label={t('builder.type.label')}
                placeholder={t('builder.type.choose')}
                options={options}
                error={entry.errorAt(`${at}.type`)}
              />
            )}
          />
          {hasOptions(type) && <OptionList entry={entry} index={index} />}
          <CheckboxField label={t('builder.required')} {...entry.field(`${at}.required`)} />
        </Stack>
      </section>
    </Card>
  );
}
