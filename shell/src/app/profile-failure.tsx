import { loadProfile, useSession } from '@academy/shared-auth';
import { ErrorState, PageBody } from '@academy/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Shown instead of every page if the session's profile does not load: it is requested again, automatically and on
 * request (C22).
 */
export function ProfileFailure() {
  const { t } = useTranslation('shell');
  const failure = useSession((session) => session.failure);
  const [isRetrying, setRetrying] = useState(false);
  const retry = async () => {
    setRetrying(true);
    await loadProfile();
    setRetrying(false);
  };
  return (
    <PageBody>
      <ErrorState
        error={failure}
        title={t('errors.profile.title')}
        text={t('errors.profile.text')}
        onRetry={() => void retry()}
        retrying={isRetrying}
      />
    </PageBody>
  );
}
