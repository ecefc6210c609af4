import { Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Caution } from '#/base/components/caution.tsx';
import { meetingQueries } from '#/class/api/meetings.ts';
import { AuthorizeButton } from '#/class/components/meetings/authorize-button.tsx';
import { useAuthorizationUpdates } from '#/class/components/meetings/use-meeting-updates.ts';

/** Events normally report the authorization; this is a fallback without them. */
const POLL_MS = 3000;

/** Offers the authorization in a new tab, and continues by itself once it exists. The form says that it is required. */
export function AuthorizationNeeded({ onAuthorized }: { onAuthorized: () => void }) {
  const { t } = useTranslation('classes');
  useAuthorizationUpdates();
  const { data } = useQuery({
    ...meetingQueries.authorization(),
    // Data from before the API required the authorization is outdated.
    refetchOnMount: 'always',
    refetchInterval: POLL_MS,
    // The viewer is in the other tab.
    refetchIntervalInBackground: true,
  });
  const isAuthorized = Boolean(data?.authorization);
  const goOn = useEffectEvent(onAuthorized);
  useEffect(() => {
    if (isAuthorized) goOn();
  }, [isAuthorized]);
  return (
    <Caution>
      <Text>{t('zoom.requiredText')}</Text>
      <div>
        <AuthorizeButton />
      </div>
    </Caution>
  );
}

/** Offers the authorization when the page opens, before anything is typed (D68). */
export function AuthorizationOffer() {
  const { t } = useTranslation('classes');
  useAuthorizationUpdates();
  const { data } = useQuery(meetingQueries.authorization());
  if (!data?.provider || data.authorization) return null;
  return (
    <Caution>
      <Text fontWeight="semibold">{t('zoom.required')}</Text>
      <Text>{t('zoom.offerText')}</Text>
      <div>
        <AuthorizeButton />
      </div>
    </Caution>
  );
}
