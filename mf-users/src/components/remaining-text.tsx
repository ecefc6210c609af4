import { useTranslation } from '@academy/shared-auth';
import { Span } from '@academy/shared-ui';

/** How many classes are left; fewer than none are owed, and said to be. */
export function RemainingText({ count }: { count: number }) {
  const { t } = useTranslation('users');
  if (count < 0)
    return (
      <Span color="danger.fg" fontWeight="medium">
        {t('own.remaining.owed', { count: -count })}
      </Span>
    );
  return <Span fontWeight="medium">{t('own.remaining.left', { count })}</Span>;
}
