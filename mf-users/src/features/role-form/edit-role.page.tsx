import { ApiError, useHasRole, useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { useParams } from '@academy/shared-auth/router';
import {
  Badge,
  Box,
  EmptyState,
  ErrorState,
  FormSkeleton,
  Grid,
  HStack,
  PageBody,
  PageHeader,
  Span,
  TextLink,
  UserName,
} from '@academy/shared-ui';
import { type Role, roleQueries } from '#/api/roles.ts';
import { places } from '#/components/places.ts';
import { useRoleName } from '#/components/use-role-name.ts';
import { EditRole } from './edit-role.tsx';
import { HoldersPanel } from './holders-panel.tsx';
import { RoleReading } from './role-reading.tsx';

export default function EditRolePage() {
  const { t } = useTranslation('users');
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(roleQueries.detail(id));
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <PageBody>
      <PageHeader title={t('roles.edit.title')} context={data && !isMissing && <RoleTitle role={data} />} />
      {isMissing ? (
        <EmptyState
          title={t('roles.missing.title')}
          text={t('roles.missing.text')}
          action={<TextLink to={places.roles}>{t('roles.missing.back')}</TextLink>}
        />
      ) : isPending ? (
        <FormSkeleton fields={5} />
      ) : data ? (
        <RoleWithHolders key={id} role={data} />
      ) : (
        <ErrorState error={error} onRetry={refetch} />
      )}
    </PageBody>
  );
}

function RoleTitle({ role }: { role: Role }) {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  return (
    <HStack as="span" flexWrap="wrap">
      <Span fontWeight="medium" color="fg">
        <UserName>{roleName(role.name)}</UserName>
      </Span>
      {role.built_in && <Badge>{t('roles.builtIn')}</Badge>}
    </HStack>
  );
}

function RoleWithHolders({ role }: { role: Role }) {
  // D3: the roles of admins are a super-admin's to change.
  const isFree = useHasRole('super-admin') || !['admin', 'super-admin'].includes(role.name);
  return (
    <Grid gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 18rem' }}>
      <Box minWidth="0">{isFree ? <EditRole role={role} /> : <RoleReading role={role} />}</Box>
      <HoldersPanel role={role} />
    </Grid>
  );
}
