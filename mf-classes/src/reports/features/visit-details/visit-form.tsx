import { useLanguage } from '@academy/shared-auth';
import { Stack, TextAreaField, toast } from '@academy/shared-ui';
import { Controller, EntryForm, useEntryForm, useWatch } from '@academy/shared-ui/forms';
import { ErrorGroup } from '@academy/shared-ui/rows';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { recordVisit, type Visit, visitQueries } from '#/reports/api/visits.ts';
import { CancelEdit } from './cancel-edit.tsx';
import { ScoreChoice } from './score-choice.tsx';
import { isOfVisit, MOST_WORDS, onLinesOf, type VisitValues, valuesOf, visitFormSchema } from './visit-schema.ts';

interface VisitFormProps {
  visit: Visit;
  /** Whether there is unsaved text, which keeps the form open. */
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
}

/** The form's state. Its lines follow the visit, whose rubric may change while somebody writes. */
function useVisitForm({ visit, onDirty, onClose }: VisitFormProps) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const reread = () => client.invalidateQueries({ queryKey: visitQueries.all() });
  const entry = useEntryForm({
    namespace: 'classes',
    schema: visitFormSchema,
    defaults: valuesOf(visit),
    draft: `visit-${visit.id}`,
    whole: { 409: 'visits.conflict', 404: 'visits.gone' },
    texts: { lines: 'visits.problem.noScore' },
    paths: { scores: 'lines' },
    send: async (recorded) => {
      try {
        await recordVisit(visit.id, recorded);
      } catch (error) {
        // Not awaited: without a connection it would hide the error.
        void reread();
        throw error;
      }
      await reread();
    },
    onSaved: () => {
      const isRead = visit.status === 'released';
      toast.success(isRead ? t('visits.savedReleased', { name: isolated(visit.teacher.name) }) : t('visits.saved'));
      onClose();
    },
  });
  const { control, formState, reset } = entry.form;
  const { isDirty } = formState;
  const lines = useWatch({ control, name: 'lines' });
  useEffect(() => {
    const values: VisitValues = entry.form.getValues();
    if (!isOfVisit(values, visit)) reset(onLinesOf(values, visit), { keepDefaultValues: isDirty, keepErrors: true });
  });
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return { entry, lines };
}

/** The record of a visit: a score and words for each line, and the advice. The release is a step of its own. */
export function VisitForm(props: VisitFormProps) {
  const { visit, onClose } = props;
  const { t } = useTranslation('classes');
  const language = useLanguage();
  const { entry, lines } = useVisitForm(props);
  const noScore = entry.form.getFieldState('lines').error;
  const problem = noScore?.message ?? noScore?.root?.message;
  return (
    <EntryForm entry={entry} submitLabel={t(visit.status === 'released' ? 'visits.saveReleased' : 'visits.save')}>
      <ErrorGroup label={t('visits.scores')} error={problem && t(problem)} isLoose>
        {lines.map(({ lineId, title }, index) => (
          <Stack key={lineId} gap="3">
            <Controller
              control={entry.form.control}
              name={`lines.${index}.score`}
              render={({ field: { value, onChange, onBlur } }) => (
                <ScoreChoice {...{ value, onChange, onBlur }} label={title[language]} />
              )}
            />
            <TextAreaField
              label={t('visits.note')}
              aria-label={t('visits.noteOf', { line: isolated(title[language]) })}
              rows={2}
              hint={t('visits.optional')}
              {...entry.field(`lines.${index}.note`)}
            />
          </Stack>
        ))}
      </ErrorGroup>
      <TextAreaField
        label={t('visits.advice')}
        rows={5}
        maxLength={MOST_WORDS}
        help={t('visits.adviceHelp')}
        {...entry.field('advice')}
      />
      {(visit.status !== 'planned' || !visit.may.record) && <CancelEdit entry={entry} onClose={onClose} />}
    </EntryForm>
  );
}
