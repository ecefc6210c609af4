import { Button, toast } from '@academy/shared-ui';
import { EntryForm, useEntryForm, useFieldArray } from '@academy/shared-ui/forms';
import { PlusIcon } from '@academy/shared-ui/icons';
import { ErrorGroup, useSaid } from '@academy/shared-ui/rows';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/places.ts';
import { type Rubric, saveRubric, visitQueries } from '#/reports/api/visits.ts';
import { LineFields } from './line-fields.tsx';
import { MOST_LINES, newLine, type RubricValues, rubricFormSchema, valuesOf } from './rubric-schema.ts';

/** The lines in their order. Screen readers hear of moves; after a removal the focus is at the button that adds. */
export function RubricForm({ rubric }: { rubric: Rubric }) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const { said, say } = useSaid();
  const adding = useRef<HTMLButtonElement>(null);
  const entry = useEntryForm<RubricValues, Parameters<typeof saveRubric>[0]>({
    namespace: 'classes',
    schema: rubricFormSchema,
    defaults: valuesOf(rubric.lines),
    whole: { outdated: 'visits.rubric.problem.outdated' },
    send: async (sent) => {
      await saveRubric(sent, rubric.version);
      await client.invalidateQueries({ queryKey: visitQueries.all() });
    },
    onSaved: () => toast.success(t('visits.rubric.saved')),
  });
  const { control, getFieldState } = entry.form;
  const { fields, append, remove, move } = useFieldArray({ control, name: 'lines' });
  const found = getFieldState('lines').error;
  const problem = found?.message ?? found?.root?.message;
  const isFull = fields.length >= MOST_LINES;
  const moveTo = (index: number, to: number) => {
    move(index, to);
    say(t('visits.rubric.moved', { number: index + 1, place: to + 1 }));
  };
  const removeAt = (index: number) => {
    remove(index);
    adding.current?.focus();
  };
  return (
    <EntryForm entry={entry} submitLabel={t('visits.rubric.save')} savedTo={places.visits()} cancelTo={places.visits()}>
      <ErrorGroup label={t('visits.rubric.lines')} error={problem && t(problem)} isLoose>
        {fields.map(({ id }, index) => (
          <LineFields
            key={id}
            entry={entry}
            index={index}
            count={fields.length}
            onMove={(to) => moveTo(index, to)}
            onRemove={() => removeAt(index)}
          />
        ))}
        {said}
        {/* Not disabled for the browser, so that it can have the focus. */}
        <Button
          ref={adding}
          variant="outline"
          alignSelf="flex-start"
          aria-disabled={isFull}
          onClick={() => !isFull && append(newLine)}
        >
          <PlusIcon aria-hidden />
          {t('visits.rubric.add')}
        </Button>
      </ErrorGroup>
    </EntryForm>
  );
}
