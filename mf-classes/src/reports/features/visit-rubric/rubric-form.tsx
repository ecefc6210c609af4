import { Box, Button, FieldError, toast } from '@academy/shared-ui';
import { EntryForm, useEntryForm, useFieldArray } from '@academy/shared-ui/forms';
import { PlusIcon } from '@academy/shared-ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/places.ts';
import { type RubricLine, saveRubric, visitQueries } from '#/reports/api/visits.ts';
import { LineFields } from './line-fields.tsx';
import { MOST_LINES, newLine, type RubricValues, rubricFormSchema, valuesOf } from './rubric-schema.ts';

/** The lines in their order. After a removal the focus is at the button that adds. */
export function RubricForm({ lines }: { lines: readonly RubricLine[] }) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const adding = useRef<HTMLButtonElement>(null);
  const entry = useEntryForm<RubricValues, Parameters<typeof saveRubric>[0]>({
    namespace: 'classes',
    schema: rubricFormSchema,
    defaults: valuesOf(lines),
    whole: { outdated: 'visits.rubric.problem.outdated' },
    send: async (sent) => {
      await saveRubric(sent);
      await client.invalidateQueries({ queryKey: visitQueries.all() });
    },
    onSaved: () => toast.success(t('visits.rubric.saved')),
  });
  const { control, getFieldState } = entry.form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'lines' });
  const found = getFieldState('lines').error;
  const problem = found?.message ?? found?.root?.message;
  const removeAt = (index: number) => {
    remove(index);
    adding.current?.focus();
  };
  return (
    <EntryForm entry={entry} submitLabel={t('visits.rubric.save')} savedTo={places.visits()} cancelTo={places.visits()}>
      {fields.map(({ id }, index) => (
        <LineFields
          key={id}
          entry={entry}
          index={index}
          count={fields.length}
          onMove={(to) => move(index, to)}
          onRemove={() => removeAt(index)}
        />
      ))}
      {problem && (
        <Box>
          <FieldError id="rubric-lines">{t(problem)}</FieldError>
        </Box>
      )}
      <Button
        ref={adding}
        variant="outline"
        alignSelf="flex-start"
        disabled={fields.length >= MOST_LINES}
        onClick={() => append(newLine)}
      >
        <PlusIcon aria-hidden />
        {t('visits.rubric.add')}
      </Button>
    </EntryForm>
  );
}
