import { Badge, Box, Button, Flex, List, RuledItem, Text, TimeAgo, toast } from '@academy/shared-ui';
import { PartError } from '@academy/shared-ui/restored';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endOtherSessions, endSignedIn, type SignedIn, securityQueries } from '#/account/api/security.ts';
import { SecurityCard } from './security-card.tsx';

/** D121: the devices where the viewer is signed in; one or all others can be signed out. */
export function SessionsCard() {
  const { t } = useTranslation('users');
  const found = useQuery(securityQueries.sessions());
  const sessions = found.data ?? [];
  const others = useEnding(endOtherSessions, t('security.sessions.othersEnded'));
  return (
    <SecurityCard title={t('security.sessions.title')} text={t('security.sessions.text')}>
      {found.isError && !found.data && <PartError query={found} />}
      {sessions.length > 0 && (
        <List aria-label={t('security.sessions.title')}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
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

function useEnding(end: () => Promise<void>, done: string) {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: () => void toast.success(done),
    onError: () => void toast.error(t('security.problem.failed')),
    onSettled: () => client.invalidateQueries({ queryKey: securityQueries.sessions().queryKey }),
  });
}

function SessionRow({ session }: { session: SignedIn }) {
  const { t } = useTranslation('users');
  const { browser, system, createdAt, lastUsedAt, current } = session;
  const name = [browser, system].filter(Boolean).join(' · ') || t('security.sessions.unknown');
  const ending = useEnding(() => endSignedIn(session.id), t('security.sessions.ended'));
  return (
    <RuledItem css={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Box flex="1 1 12rem" minWidth="0">
        <Text dir="auto">{name}</Text>
        <Text fontSize="sm" color="fg.muted">
          {t('security.sessions.since')} <TimeAgo at={createdAt} />
          {lastUsedAt && !current && (
            <>
              {' · '}
              {t('security.sessions.used')} <TimeAgo at={lastUsedAt} />
            </>
          )}
        </Text>
      </Box>
      {current ? (
        <Badge tone="success">{t('security.sessions.current')}</Badge>
      ) : (
        <Button
          variant="outline"
          size="sm"
          loading={ending.isPending}
          aria-label={t('security.sessions.endOf', { name })}
          onClick={() => ending.mutate()}
        >
          {t('security.sessions.end')}
        </Button>
      )}
    </RuledItem>
  );
}
