import { Button, CheckboxField, Stack } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seriesQueries } from '#/timetable/api/series.ts';
import { type LengthSuggestion, suggestionsByLength } from '#/timetable/components/series/by-length.ts';
import { SuggestedTimes } from '#/timetable/components/series/suggested-times.tsx';
import type { SeriesValues } from './series-form-schema.ts';

interface SuggestionsProps {
  entry: EntryFormState<SeriesValues>;
  studentId: string;
  hasTeacher: boolean;
  /** The classes that the form starts from: their teacher and length; empty for none, or for any length. */
  like: { teacherId: string; minutes: string };
}

/** The form's values for a series made from repeating classes. */
function valuesOf({ teacher, material, slots, minutes, startsOn, toCome }: LengthSuggestion, hasTeacher: boolean) {
  return {
    ...(hasTeacher ? { teacherId: { value: teacher.id, label: teacher.name, kind: 'person' as const } } : {}),
    ...(material ? { materialId: { value: material.id, label: material.name } } : {}),
    startsOn,
    slots: slots.map(({ weekday, time }) => ({ weekday: String(weekday), time })),
    minutes: String(minutes),
    zone: 'student' as const,
    joinClasses: toCome > 0,
  };
}

/** The student's classes that already repeat weekly: their times fill the form, and future ones may join. */
export function Suggestions({ entry, studentId, hasTeacher, like }: SuggestionsProps) {
  const { t } = useTranslation('classes');
  const { setValue, register, watch } = entry.form;
  const [used, setUsed] = useState<LengthSuggestion | null>(null);
  const { data = [] } = useQuery({
    ...seriesQueries.suggestions(studentId),
    select: suggestionsByLength,
    enabled: studentId !== '',
  });
  const use = (suggestion: LengthSuggestion) => {
    const values = valuesOf(suggestion, hasTeacher);
    for (const name of Object.keys(values) as (keyof typeof values)[]) {
      const value = values[name];
      if (value !== undefined) setValue(name, value);
    }
    setUsed(suggestion);
  };
  const first = data.find(
    ({ teacher, minutes }) => teacher.id === like.teacherId && ['', String(minutes)].includes(like.minutes),
  );
  const onFirst = useEffectEvent(use);
  useEffect(() => {
    if (first) onFirst(first);
  }, [first]);
  const canJoin = data.some(({ toCome }) => toCome > 0) || watch('joinClasses');
  return (
    <Stack gap="4" css={{ '&:empty': { display: 'none' } }}>
      {data
        .filter((suggestion) => suggestion !== used)
        .map((suggestion) => (
          <SuggestedTimes key={`${suggestion.teacher.id} ${suggestion.minutes}`} suggestion={suggestion}>
            <Button variant="outline" size="sm" onClick={() => use(suggestion)}>
              {t('seriesForm.suggestion.use')}
            </Button>
          </SuggestedTimes>
        ))}
      {canJoin && (
        <CheckboxField
          label={t('seriesForm.join.label')}
          help={t('seriesForm.join.help')}
          {...register('joinClasses')}
        />
      )}
    </Stack>
  );
}
