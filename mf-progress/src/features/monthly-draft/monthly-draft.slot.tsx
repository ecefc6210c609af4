import { useLanguage } from '@academy/shared-auth';
import type { SlotProps } from '@academy/shared-auth/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { progressQueries } from '#/api/progress.ts';

/** A month's records as first answers of its report. */
export default function MonthlyProgress({ onDraft, ...pair }: SlotProps<'monthly.draft'>) {
  const language = useLanguage();
  const { data } = useQuery(progressQueries.month(pair));
  useEffect(() => {
    if (!data) return;
    const { memorised, revised, attendance } = data;
    const answers = { memorised: memorised[language], revised: revised[language], attendance: attendance[language] };
    onDraft({ name: 'progress', answers });
  }, [data, language, onDraft]);
  return null;
}
