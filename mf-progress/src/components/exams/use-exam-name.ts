import { useLanguage } from '@academy/shared-auth';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Exam } from '#/api/exams.ts';
import { structureQuery } from '#/api/structure.ts';
import { rangesText } from '#/components/range/range.ts';

/** What an exam is about: `Juz 30, Al-Mulk`. */
export function useExamName(): (exam: Pick<Exam, 'juz' | 'ranges'>) => string {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const { data: structure } = useQuery(structureQuery());
  const comma = t('handOver.comma');
  return ({ juz, ranges }) =>
    [
      ...juz.map((number) => t('map.juz', { number })),
      ...(structure && ranges.length > 0 ? [rangesText(structure, ranges, language, comma)] : []),
    ].join(comma);
}
