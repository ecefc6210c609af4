import { useTranslation } from 'react-i18next';

/** In order: of the cancelled ones, of all, of the held ones. */
const agreed = ['excused', 'moved', 'made_up'] as const;

/** D104: the changes of a month's classes that were agreed with families, in one line; null without any. */
export function useAgreedText() {
  const { t } = useTranslation('users');
  return (counts: Readonly<Record<(typeof agreed)[number], number>>): string | null => {
    const parts = agreed.filter((name) => counts[name] > 0).map((name) => t(`agreed.${name}`, { count: counts[name] }));
    return parts.length > 0 ? parts.join(' · ') : null;
  };
}
