import { useTranslation } from '@academy/shared-auth';
import { EmptyState } from '@academy/shared-ui';

/** A person who is gone, or whom this viewer may not see: the text does not say which. */
export function UserMissing() {
  const { t } = useTranslation('users');
  return <EmptyState title={t('user.missing.title')} text={t('user.missing.text')} />;
}
