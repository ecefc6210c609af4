import { EmptyState, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { WEBHOOKS } from './webhook-words.ts';

/** In the place of a webhook that is gone. */
export function WebhookMissing() {
  const { t } = useTranslation('users');
  return (
    <EmptyState
      title={t('webhooks.missing.title')}
      text={t('webhooks.missing.text')}
      action={
        <TextLink reach to={WEBHOOKS}>
          {t('webhooks.missing.back')}
        </TextLink>
      }
    />
  );
}
