import { useTranslation } from '@academy/shared-auth';

/** In their order: of those cancelled, of all, of those held. */
const agreed = ['excused', 'moved', 'made_up'] as const;

/** D104: what was agreed with families of the classes of a month, in one line; null where there is nothing. */
export function useAgreedText() {
  const { t } = useTranslation('users');
  return (counts: Readonly<Record<(typeof agreed)[number], number>>): string | null => {
    const parts = agreed.filter((name) => counts[name] > 0).map((name) => t(`agreed.${name}`, { count: counts[name] }));
    return parts.length > 0 ? parts.join(' · ') : null;
  };
}
