import { useCan } from '@academy/shared-auth';
import { Text, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/components/isolated.ts';
import { Notice } from '#/components/notice.tsx';
import { places } from '#/components/places.ts';
import { useRecordedFor } from '#/components/recorded-transfer.ts';

/** D41: a transfer adds no classes; viewers who may add some get a link. */
export function AddClassesOffer() {
  const { t } = useTranslation('subscriptions');
  const mayAdd = useCan('users.update');
  const recorded = useRecordedFor();
  if (!recorded || !mayAdd) return null;
  return (
    <Notice>
      <Text>{t('transfers.offer.text', { name: isolated(recorded.name) })}</Text>
      <TextLink to={places.remainingClasses(recorded.id, recorded.transfer)}>{t('transfers.offer.link')}</TextLink>
    </Notice>
  );
}
