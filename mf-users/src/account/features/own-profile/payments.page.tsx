import { Slot, Text, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import { childrenOf } from './own-payments.ts';
import { ProfilePart } from './profile-part.tsx';

export default function OwnPaymentsPage() {
  const { t } = useTranslation('users');
  return (
    <ProfilePart title={t('own.payments.title')}>
      {(own) => (
        <>
          <Slot name="own.summary" props={{ userId: own.id, role: own.role, children: childrenOf(own) }} />
          <Text color="fg.muted">{t('own.payments.note')}</Text>
          <TextLink reach to={places.receipts}>
            {t('own.payments.receipts')}
          </TextLink>
        </>
      )}
    </ProfilePart>
  );
}
