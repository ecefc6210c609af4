import { useLanguage } from '@academy/shared-auth';
import { Box, FieldError, Stack, TextAreaField, toast } from '@academy/shared-ui';
import { Controller, EntryForm, useEntryForm } from '@academy/shared-ui/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recordVisit, type Visit, visitQueries } from '#/reports/api/visits.ts';
import { ScoreChoice } from './score-choice.tsx';
import { MOST_WORDS, valuesOf, visitFormSchema } from './visit-schema.ts';

/** The record of a visit: a score and words for each line, and the advice. The release is a step of its own. */
export function VisitForm({ visit, onSaved }: { visit: Visit; onSaved: () => void }) {
  const { t } = useTranslation('classes');
  const language = useLanguage();
  const client = useQueryClient();
  const entry = useEntryForm({
    namespace: 'classes',
    schema: visitFormSchema,
    defaults: valuesOf(visit),
    draft: visit.status === 'planned' ? `visit-${visit.id}` : undefined,
    whole: { conflict: 'visits.conflict', not_found: 'visits.missing.title' },
    paths: { scores: 'lines' },
    send: async (recorded) => {
      await recordVisit(visit.id, recorded);
      await client.invalidateQueries({ queryKey: visitQueries.all() });
    },
    onSaved: () => {
      toast.success(t('visits.saved'));
      onSaved();
    },
  });
  const noScore = entry.form.getFieldState('lines').error;
  const problem = noScore?.message ?? noScore?.root?.message;
  return (
    <EntryForm entry={entry} submitLabel={t('visits.save')}>
      {visit.scores.map(({ lineId, title }, index) => (
        <Stack key={lineId} gap="3">
          <Controller
            control={entry.form.control}
            name={`lines.${index}.score`}
            render={({ field }) => <ScoreChoice {...field} label={title[language]} />}
          />
          <TextAreaField
            label={t('visits.note')}
            rows={2}
            hint={t('visits.optional')}
            {...entry.field(`lines.${index}.note`)}
          />
        </Stack>
      ))}
      {problem && (
        <Box>
          <FieldError id="visit-scores">{t(problem)}</FieldError>
        </Box>
      )}
      <TextAreaField
        label={t('visits.advice')}
        rows={5}
        maxLength={MOST_WORDS}
        help={t('visits.adviceHelp')}
        {...entry.field('advice')}
      />
    </EntryForm>
  );
}
