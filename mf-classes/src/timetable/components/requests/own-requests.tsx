import { Box, Heading } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ClassRequest, requestQueries } from '#/timetable/api/requests.ts';
import { OpenRequest } from './open-request.tsx';

/** The requests of the viewer's family that wait for an answer. */
function useOwnRequests(): ClassRequest[] {
  const { data } = useQuery(requestQueries.open());
  return (data?.rows ?? []).filter(({ may }) => !may.reject);
}

const RequestRows = ({ requests }: { requests: readonly ClassRequest[] }) => (
  <Box as="ul" listStyle="none" marginBlock="-2">
    {requests.map((request) => (
      <OpenRequest key={request.id} request={request} />
    ))}
  </Box>
);

/** What was asked, until when, and a button that withdraws, as a part of a card; nothing without any. */
export function OwnRequests() {
  const { t } = useTranslation('classes');
  const requests = useOwnRequests();
  if (requests.length === 0) return null;
  return (
    <Box as="section" aria-label={t('requests.own')}>
      <Heading as="h3" size="sm" marginBlockEnd="2">
        {t('requests.own')}
      </Heading>
      <RequestRows requests={requests} />
    </Box>
  );
}

/** The same as a card. */
export function OwnRequestsCard() {
  const { t } = useTranslation('classes');
  const requests = useOwnRequests();
  if (requests.length === 0) return null;
  return (
    <PartCard title={t('requests.own')}>
      <RequestRows requests={requests} />
    </PartCard>
  );
}
