import { requestKeys, useLanguage } from '@academy/shared-auth';
import { Stack, Text, toast } from '@academy/shared-ui';
import { DateField } from '@academy/shared-ui/date-field';
import { EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { ErrorGroup } from '@academy/shared-ui/rows';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Direction, Range } from '#/api/entries.ts';
import type { Structure } from '#/api/structure.ts';
import { goalsQuery, setGoal } from '#/api/study.ts';
import { places } from '#/components/places.ts';
import { isWhole, rangeText } from '#/components/range/range.ts';
import { RangeEnd } from '#/components/range/range-end.tsx';
import { directionOf } from '#/components/range/range-ends.ts';
import { RangeFields } from '#/components/range/range-fields.tsx';
import { type GoalValues, goalSchema } from './goal-schema.ts';

interface GoalFormProps {
  studentId: string;
  structure: Structure;
  /** The direction of the student's lessons (H9). */
  usual: Direction;
}

export function GoalForm({ studentId, structure, usual }: GoalFormProps) {
  const { t } = useTranslation('progress');
  const client = useQueryClient();
  const [keyFor] = useState(requestKeys);
  const defaults: GoalValues = { range: {}, wrongEnds: [], by: '' };
  const entry = useEntryForm({
    namespace: 'progress',
    schema: goalSchema,
    defaults,
    texts: { 'by.past': 'goal.by.past', 'by.too_far': 'goal.by.tooFar' },
    whole: { conflict: 'goal.tooMany' },
    send: async (goal) => {
      await setGoal(studentId, goal, keyFor({ studentId, ...goal }));
      await client.invalidateQueries({ queryKey: goalsQuery(studentId).queryKey });
    },
    onSaved: () => toast.success(t('goal.saved')),
  });
  const range = entry.form.watch('range');
  const choose = (chosen: Range) => entry.form.setValue('range', chosen, { shouldDirty: true, shouldValidate: true });
  const noteWrong = (end: string, isWrong: boolean) => {
    const others = entry.form.getValues('wrongEnds').filter((each) => each !== end);
    entry.form.setValue('wrongEnds', isWrong ? [...others, end] : others, { shouldDirty: true });
  };
  const back = places.student(studentId);
  return (
    <EntryForm entry={entry} submitLabel={t('plan.save')} savedTo={back} cancelTo={back}>
      <FormSection title={t('goal.range.title')}>
        <ErrorGroup label={t('goal.range.title')} error={entry.errorAt('range')}>
          <GoalRange structure={structure} usual={usual} range={range} onChange={choose} onWrong={noteWrong} />
        </ErrorGroup>
      </FormSection>
      <DateField label={t('goal.by.label')} {...entry.field('by')} />
    </EntryForm>
  );
}

interface GoalRangeProps {
  structure: Structure;
  usual: Direction;
  range: Partial<Range>;
  onChange: (range: Range) => void;
  onWrong: (end: string, isWrong: boolean) => void;
}

function GoalRange({ structure, usual, range, onChange, onWrong }: GoalRangeProps) {
  const language = useLanguage();
  const chosen = isWhole(structure, range) ? range : null;
  const direction = chosen ? directionOf(chosen, usual) : usual;
  const fields = { structure, direction, disabled: false, onChange, onWrong };
  return (
    <Stack gap="3">
      <RangeFields {...fields} range={range} />
      {chosen && <RangeEnd {...fields} range={chosen} kind="far" />}
      {chosen && <Text fontWeight="medium">{rangeText(structure, chosen, language)}</Text>}
    </Stack>
  );
}
