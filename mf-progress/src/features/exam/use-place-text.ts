import { useLanguage } from '@academy/shared-auth';
import { useTranslation } from 'react-i18next';
import type { Mistakes } from '#/api/exams.ts';
import type { Structure } from '#/api/structure.ts';
import { surahOf } from '#/components/range/range.ts';

/** `Al-Mulk 4`; without an ayah `On the page`. */
export function usePlaceText(structure: Structure): (place: Pick<Mistakes, 'surah' | 'ayah'>) => string {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  return ({ surah, ayah }) => {
    const name = surah === null ? undefined : surahOf(structure, surah)?.name[language];
    return name && ayah !== null ? `${name} ${ayah}` : t('exam.onPage');
  };
}
