import { useTranslation } from '@academy/shared-auth';
import { EmptyState } from '@academy/shared-ui';

/** Somebody who is gone, or not for this viewer: which of them is not said. */
export function UserMissing() {
  const { t } = useTranslation('users');
  return <EmptyState title={t('user.missing.title')} text={t('user.missing.text')} />;
}
