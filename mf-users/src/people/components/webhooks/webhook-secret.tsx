import { useTranslation } from 'react-i18next';
import { SecretDialog } from '#/people/components/secret-dialog.tsx';

/** The new secret of a webhook. */
export function WebhookSecret({ secret, onKept }: { secret: string; onKept: () => void }) {
  const { t } = useTranslation('users');
  const words = {
    title: t('webhooks.made.title'),
    once: t('webhooks.made.once'),
    copied: t('webhooks.made.copied'),
    notCopied: t('webhooks.made.notCopied'),
    notAgain: t('webhooks.made.notAgain'),
  };
  return <SecretDialog secret={secret} words={words} onKept={onKept} />;
}
