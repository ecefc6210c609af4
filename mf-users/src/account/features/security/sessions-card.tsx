import { Button, Flex, List } from '@academy/shared-ui';
import { PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endOtherSessions, endSignedIn, securityQueries } from '#/account/api/security.ts';
import { DeviceRow, useEnding } from '#/account/components/device-row.tsx';
import { SecurityCard } from './security-card.tsx';

/** D121: the devices where the viewer is signed in; one or all others can be signed out. */
export function SessionsCard() {
  const { t } = useTranslation('users');
  const { queryKey } = securityQueries.sessions();
  const found = useQuery(securityQueries.sessions());
  const sessions = found.data ?? [];
  const others = useEnding(endOtherSessions, t('security.sessions.othersEnded'), queryKey);
  return (
    <SecurityCard title={t('security.sessions.title')} text={t('security.sessions.text')}>
      {found.isError && !found.data && <PartError query={found} />}
      {sessions.length > 0 && (
        <List aria-label={t('security.sessions.title')}>
          {sessions.map((session) => (
            <DeviceRow
              key={session.id}
              device={session}
              isCurrent={session.current}
              end={() => endSignedIn(session.id)}
              list={queryKey}
            />
          ))}
        </List>
      )}
      {sessions.length > 1 && (
        <Flex>
          <Button variant="outline" loading={others.isPending} onClick={() => others.mutate()}>
            {t('security.sessions.endOthers')}
          </Button>
        </Flex>
      )}
    </SecurityCard>
  );
}
