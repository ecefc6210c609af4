import { EmptyState } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';

/** A missing person, deleted or hidden from this viewer: the text does not say which. */
export function UserMissing() {
  const { t } = useTranslation('users');
  return <EmptyState title={t('user.missing.title')} text={t('user.missing.text')} />;
}
