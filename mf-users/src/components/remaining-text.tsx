import { useTranslation } from '@academy/shared-auth';
import { Span } from '@academy/shared-ui';
import { MakeUps } from './make-ups.tsx';

/** How many classes are left, and below it what can be made up (D103). @param studentId null to whom make-ups are not for (D9). */
export function RemainingText({ count, studentId }: { count: number; studentId: string | null }) {
  return (
    <>
      <Count count={count} />
      {studentId && <MakeUps studentId={studentId} />}
    </>
  );
}

/** How many classes are left; fewer than none are owed, and said to be. */
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
