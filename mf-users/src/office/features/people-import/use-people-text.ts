import { useTranslation } from 'react-i18next';
import type { ImportRow } from '#/office/api/imports.ts';

/** People by role: "12 students, 6 parents". */
export function usePeopleText(): (of: Pick<ImportRow, 'kind'>, people: number, parents: number) => string {
  const { t } = useTranslation('users');
  return ({ kind }, people, parents) => {
    const first = t(`imports.people.${kind}`, { count: people });
    if (parents === 0) return first;
    return t('imports.people.both', { first, second: t('imports.people.parents', { count: parents }) });
  };
}
