import { ApiError } from '@academy/shared-auth';
import { Card, ErrorState, Heading, List, PageBody, PageHeader, PageSkeleton, Stack, Text } from '@academy/shared-ui';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type ChildDevices, childDevicesQuery, endChildDevice } from '#/account/api/child-devices.ts';
import { DeviceRow } from '#/account/components/device-row.tsx';
import { places } from '#/base/components/people/places.ts';
import { usePersonTrail } from '#/base/components/people/use-person-trail.tsx';
import { CodeCard } from './code-card.tsx';

/** D141: a code that signs a device of the child's own in, and the devices that are. */
export default function ChildDevicesPage() {
  const { t } = useTranslation('users');
  const { id = '' } = useParams();
  const query = childDevicesQuery(id);
  const found = useQuery({ ...query, retry: false });
  const ofStaff = usePersonTrail(id);
  const own = [{ label: t('own.children.title'), to: places.profilePart('family') }];
  const { data, error } = found;
  return (
    <PageBody width="reading">
      <PageHeader
        title={data ? t('childDevices.titleOf', { name: `\u2068${data.child.name}\u2069` }) : t('childDevices.title')}
        via={ofStaff.length > 0 ? ofStaff : own}
      />
      {data ? (
        <Stack gap="6">
          <CodeCard id={id} devices={data.data} />
          <Devices found={data} list={query.queryKey} />
        </Stack>
      ) : error ? (
        <Problem error={error} onRetry={found.refetch} isRetrying={found.isFetching} />
      ) : (
        <PageSkeleton kind="form" hasHeader />
      )}
    </PageBody>
  );
}

function Devices({ found: { child, data }, list }: { found: ChildDevices; list: QueryKey }) {
  const { t } = useTranslation('users');
  return (
    <Card as="section" _print={{ display: 'none' }}>
      <Stack gap="3">
        <Heading as="h2" size="sm">
          {t('childDevices.list')}
        </Heading>
        {data.length === 0 && <Text color="fg.muted">{t('childDevices.none')}</Text>}
        {data.length > 0 && (
          <List aria-label={t('childDevices.list')}>
            {data.map((device) => (
              <DeviceRow key={device.id} device={device} end={() => endChildDevice(child.id, device.id)} list={list} />
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}

const reasons: Readonly<Record<number, 'parent' | 'grown'>> = { 403: 'parent', 409: 'grown' };

interface ProblemProps {
  error: Error;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Who looks after the devices, where it is not the viewer. */
function Problem({ error, onRetry, isRetrying }: ProblemProps) {
  const { t } = useTranslation('users');
  const reason = error instanceof ApiError ? reasons[error.status] : undefined;
  if (!reason) return <ErrorState error={error} onRetry={onRetry} retrying={isRetrying} />;
  return (
    <Card>
      <Text>{t(`childDevices.problem.${reason}`)}</Text>
    </Card>
  );
}
