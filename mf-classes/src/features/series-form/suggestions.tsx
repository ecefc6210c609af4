import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Button, CheckboxField, Stack } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { useEffect, useEffectEvent, useState } from 'react';
import { type SeriesSuggestion, seriesQueries } from '#/api/series.ts';
import { SuggestedTimes } from '#/components/series/suggested-times.tsx';
import type { SeriesValues } from './series-form-schema.ts';

interface SuggestionsProps {
  entry: EntryFormState<SeriesValues>;
  studentId: string;
  hasTeacher: boolean;
  /** The teacher whose classes the form begins with; empty for none. */
  likeTeacherId: string;
}

/** What the form holds for a series that is made of classes which repeat. */
function valuesOf({ teacher, material, slots, startsOn, toCome }: SeriesSuggestion, hasTeacher: boolean) {
  return {
    ...(hasTeacher ? { teacherId: { value: teacher.id, label: teacher.name, kind: 'person' as const } } : {}),
    ...(material ? { materialId: { value: material.id, label: material.name } } : {}),
    startsOn,
    slots: slots.map(({ weekday, time }) => ({ weekday: String(weekday), time })),
    minutes: String(slots[0]?.minutes ?? ''),
    zone: 'student' as const,
    joinClasses: toCome > 0,
  };
}

/** The student's classes that repeat weekly already: their times fill the form, and those to come may join. */
export function Suggestions({ entry, studentId, hasTeacher, likeTeacherId }: SuggestionsProps) {
  const { t } = useTranslation('classes');
  const { setValue, register, watch } = entry.form;
  const [used, setUsed] = useState<SeriesSuggestion | null>(null);
  const { data = [] } = useQuery({ ...seriesQueries.suggestions(studentId), enabled: studentId !== '' });
  const use = (suggestion: SeriesSuggestion) => {
    const values = valuesOf(suggestion, hasTeacher);
    for (const name of Object.keys(values) as (keyof typeof values)[]) {
      const value = values[name];
      if (value !== undefined) setValue(name, value);
    }
    setUsed(suggestion);
  };
  const like = data.find(({ teacher }) => teacher.id === likeTeacherId);
  const onLike = useEffectEvent(use);
  useEffect(() => {
    if (like) onLike(like);
  }, [like]);
  const canJoin = data.some(({ toCome }) => toCome > 0) || watch('joinClasses');
  return (
    <Stack gap="4" css={{ '&:empty': { display: 'none' } }}>
      {data
        .filter((suggestion) => suggestion !== used)
        .map((suggestion) => (
          <SuggestedTimes key={suggestion.teacher.id} suggestion={suggestion}>
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
