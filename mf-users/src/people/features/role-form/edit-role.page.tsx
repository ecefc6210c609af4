import { ApiError } from '@academy/shared-auth';
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
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { places } from '#/base/components/people/places.ts';
import { useRoleName } from '#/base/components/people/use-role-name.ts';
import { type Role, roleQueries } from '#/people/api/roles.ts';
import { EditRole } from './edit-role.tsx';
import { HoldersPanel } from './holders-panel.tsx';
import { RoleReading } from './role-reading.tsx';

export default function EditRolePage() {
  const { t } = useTranslation('users');
  const { id = '' } = useParams();
  // The form starts with the present role, which is not fetched again while the viewer makes choices.
  const found = useQuery({ ...roleQueries.detail(id), refetchOnMount: 'always', refetchOnWindowFocus: false });
  const isMissing = found.error instanceof ApiError && found.error.status === 404;
  const role = found.isFetchedAfterMount && !isMissing ? found.data : undefined;
  const isFree = role?.may.update ?? true;
  const title = t(isFree ? 'roles.edit.title' : 'roles.reading.title');
  return (
    <PageBody>
      <PageHeader title={title} context={role && <RoleTitle role={role} />} />
      {isMissing ? (
        <RoleMissing />
      ) : role ? (
        <Grid gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 18rem' }}>
          <Box minWidth="0">{isFree ? <EditRole key={id} role={role} /> : <RoleReading role={role} />}</Box>
          <HoldersPanel role={role} />
        </Grid>
      ) : found.isFetchedAfterMount ? (
        <ErrorState error={found.error} onRetry={found.refetch} />
      ) : (
        <FormSkeleton fields={5} />
      )}
    </PageBody>
  );
}

function RoleMissing() {
  const { t } = useTranslation('users');
  return (
    <EmptyState
      title={t('roles.missing.title')}
      text={t('roles.missing.text')}
      action={
        <TextLink reach to={places.roles}>
          {t('roles.missing.back')}
        </TextLink>
      }
    />
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
