import { requestKeys } from '@academy/shared-auth';
import { Stack, Text, TextField, toast } from '@academy/shared-ui';
import { ComboboxField, type Option } from '@academy/shared-ui/combobox';
import { EntryForm, FormSection, useEntryForm } from '@academy/shared-ui/forms';
import { ErrorGroup } from '@academy/shared-ui/rows';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { createExam, examQueries } from '#/api/exams.ts';
import { type Progress, progressQueries } from '#/api/progress.ts';
import type { Structure } from '#/api/structure.ts';
import { JuzChoice, SurahChoice } from '#/components/known/scope-choice.tsx';
import { places } from '#/components/places.ts';
import { type ExamValues, examSchema } from './exam-schema.ts';
import { toggled, withoutRange } from './scope.ts';

interface ExamFormProps {
  studentId: string;
  progress: Progress;
  structure: Structure;
}

const PAGES = '5';

export function ExamForm({ studentId, progress, structure }: ExamFormProps) {
  const { t } = useTranslation('progress');
  const client = useQueryClient();
  const [savedTo, setSavedTo] = useState(places.student(studentId));
  const [search] = useSearchParams();
  const [keyFor] = useState(requestKeys);
  const asked = structure.juz.filter(({ number }) => search.get('juz') === String(number));
  const defaults: ExamValues = {
    scope: { juz: asked.map(({ number }) => number), ranges: [] },
    pages: PAGES,
    examinerId: '',
  };
  const entry = useEntryForm({
    namespace: 'progress',
    schema: examSchema,
    defaults,
    texts: {
      'scope.nothing_solid': 'exam.scope.nothingSolid',
      'examinerId.own_teacher': 'exam.examiner.ownTeacher',
      examinerId: 'exam.examiner.unknown',
    },
    paths: { juz: 'scope', ranges: 'scope' },
    whole: { conflict: 'exam.isOpen', forbidden: 'exam.youTeach' },
    send: async (exam) => {
      const made = await createExam(studentId, exam, keyFor({ studentId, ...exam }));
      client.setQueryData(examQueries.detail(made.id).queryKey, made);
      await client.invalidateQueries({ queryKey: progressQueries.all() });
      if (made.status === 'planned') toast.success(t('exam.planned'));
      setSavedTo(made.status === 'planned' ? places.student(studentId) : places.exam(made.id));
    },
  });
  const scope = entry.form.watch('scope');
  const choose = (chosen: ExamValues['scope']) =>
    entry.form.setValue('scope', chosen, { shouldDirty: true, shouldValidate: entry.form.formState.isSubmitted });
  return (
    <EntryForm entry={entry} submitLabel={t('exam.submit')} savedTo={savedTo} cancelTo={places.student(studentId)}>
      <FormSection title={t('exam.scope.title')}>
        <ErrorGroup label={t('exam.scope.title')} error={entry.errorAt('scope')}>
          <ScopeChoice {...{ structure, progress, scope }} onChange={choose} />
        </ErrorGroup>
      </FormSection>
      <TextField
        label={t('exam.pages.label')}
        inputMode="numeric"
        help={t('exam.pages.help')}
        {...entry.field('pages')}
      />
      <ExaminerField
        error={entry.errorAt('examinerId')}
        onChange={(id) => entry.form.setValue('examinerId', id, { shouldDirty: true })}
      />
    </EntryForm>
  );
}

interface ScopeChoiceProps extends Pick<ExamFormProps, 'structure' | 'progress'> {
  scope: ExamValues['scope'];
  onChange: (scope: ExamValues['scope']) => void;
}

/** Juz in which something is solid, and surahs. */
function ScopeChoice({ structure, progress, scope, onChange }: ScopeChoiceProps) {
  const { t } = useTranslation('progress');
  const { juz, ranges } = scope;
  const solid = progress.juz.filter((each) => each.solid > 0).map(({ number }) => number);
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t('exam.scope.text')}</Text>
      <JuzChoice
        juz={structure.juz.filter(({ number }) => solid.includes(number) || juz.includes(number))}
        chosen={juz}
        onToggle={(number) => onChange({ ranges, juz: toggled(juz, number) })}
      />
      <SurahChoice
        structure={structure}
        ranges={ranges}
        onAdd={(range) => onChange({ juz, ranges: [...withoutRange(ranges, range), range] })}
        onRemove={(range) => onChange({ juz, ranges: withoutRange(ranges, range) })}
      />
    </Stack>
  );
}

interface ExaminerFieldProps {
  error: string | undefined;
  onChange: (id: string) => void;
}

/** A teacher of the team who holds it; without one the viewer does. */
function ExaminerField({ error, onChange }: ExaminerFieldProps) {
  const { t } = useTranslation('progress');
  const [chosen, setChosen] = useState<Option | null>(null);
  return (
    <ComboboxField
      label={t('exam.examiner.label')}
      hint={t('exam.examiner.optional')}
      help={t('exam.examiner.help')}
      placeholder={t('exam.examiner.search')}
      emptyText={t('exam.examiner.nobody')}
      name="examinerId"
      error={error}
      value={chosen}
      query={examQueries.examiners}
      onChange={(option) => {
        setChosen(option);
        onChange(option?.value ?? '');
      }}
    />
  );
}
