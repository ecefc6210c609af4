import { Span } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { MakeUps } from './make-ups.tsx';

/**
 * The remaining classes, and the make-ups below (D103).
 * @param studentId null for viewers who may not see make-ups (D9).
 */
export function RemainingText({ count, studentId }: { count: number; studentId: string | null }) {
  return (
    <>
      <Count count={count} />
      {studentId && <MakeUps studentId={studentId} />}
    </>
  );
}

/** The number of remaining classes; a negative number is shown as owed classes. */
function Count({ count }: { count: number }) {
  const { t } = useTranslation('users');
  if (count < 0)
    return (
      <Span color="danger.fg" fontWeight="medium">
        {t('own.remaining.owed', { count: -count })}
      </Span>
    );
  return <Span fontWeight="medium">{t('own.remaining.left', { count })}</Span>;
}
