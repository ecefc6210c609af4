import { ApiError } from '@academy/shared-auth';
import { FormError, Stack } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { isConflict } from '#/components/dues/conflict.ts';
import { DueLink } from '#/components/dues/due-link.tsx';
import type { Checking } from './use-checkout.ts';

/** The purchase for which a transfer is awaited (D130), if that is why another is rejected. */
const isAwaited = (error: unknown): boolean =>
  error instanceof ApiError &&
  isConflict(error) &&
  typeof (error.data as { purchaseId?: unknown } | null)?.purchaseId === 'string';

/** The error, as the name of its text; the student may already have a subscription. */
function problemOf(error: unknown, isForChild: boolean): string {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'not_configured') return 'notConfigured';
  if (isAwaited(error)) return isForChild ? 'awaitedOfChild' : 'awaited';
  if (isConflict(error)) return isForChild ? 'conflictOfChild' : 'conflict';
  return error.status === 404 ? 'gone' : 'failed';
}

/** Why the press was rejected, with the way on. */
export function Rejection({ start, byTransfer, summary, learner: { studentId } }: Checking) {
  const { t } = useTranslation('subscriptions');
  const failed = [start, byTransfer].find(({ isError }) => isError);
  if (!failed) return null;
  const mayBeDue = isAwaited(failed.error) || (isConflict(failed.error) && summary?.hasDues === true);
  const problem = problemOf(failed.error, Boolean(failed.variables?.studentId));
  const key = problem === 'failed' && byTransfer.isError ? 'transferFailed' : problem;
  return (
    <Stack gap="2">
      <FormError>{t(`buy.error.${key}`)}</FormError>
      {mayBeDue && <DueLink studentId={studentId ?? null} />}
    </Stack>
  );
}
