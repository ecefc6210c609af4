import { ApiError } from '@academy/shared-auth';
import { Button, FormError, Text } from '@academy/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type OwnProfile, sendConfirmation } from '#/account/api/own-account.ts';
import { Caution } from '#/base/components/caution.tsx';

/**
 * D82, D87: why mails do not arrive, and a button that sends the confirmation. Renders nothing for a confirmed address.
 */
export function EmailTrouble({ own: { email, email_status } }: { own: Pick<OwnProfile, 'email' | 'email_status'> }) {
  const { t } = useTranslation('users');
  const again = useMutation({ mutationFn: sendConfirmation });
  if (!email || (email_status !== 'unverified' && email_status !== 'bounced')) return null;
  const isTooOften = again.error instanceof ApiError && again.error.status === 429;
  return (
    <>
      <Caution>
        <Text>{t(`push.email.${email_status}`, { email: `\u2068${email}\u2069` })}</Text>
        <Text role="status">{again.isSuccess ? t('push.email.sent') : null}</Text>
      </Caution>
      {again.isError && <FormError>{t(isTooOften ? 'push.email.often' : 'push.failed.server')}</FormError>}
      {!again.isSuccess && (
        <Button width="fit" variant="outline" size="sm" loading={again.isPending} onClick={() => again.mutate()}>
          {t('push.email.again')}
        </Button>
      )}
    </>
  );
}
