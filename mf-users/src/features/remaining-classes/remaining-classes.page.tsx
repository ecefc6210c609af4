import { useTranslation } from '@academy/shared-auth';
import { useParams } from '@academy/shared-auth/router';
import {
  EmptyState,
  ErrorState,
  FormSkeleton,
  Grid,
  PageBody,
  PageHeader,
  Skeleton,
  Stack,
  Text,
} from '@academy/shared-ui';
import { BackLink } from '#/components/people/back-link.tsx';
import { PersonLine } from '#/components/people/person-line.tsx';
import { UserMissing } from '#/components/people/user-missing.tsx';
import { LedgerList } from './ledger-list.tsx';
import { RemainingForm } from './remaining-form.tsx';
import { RemainingNumber } from './remaining-number.tsx';
import { useRemaining } from './use-remaining.ts';

export default function RemainingClassesPage() {
  const { id = '' } = useParams();
  return (
    <PageBody>
      <Remaining key={id} id={id} />
    </PageBody>
  );
}

/** What remains of somebody's classes and the lines it is made of; to whom may change it, the form that adds one. */
function Remaining({ id }: { id: string }) {
  const { t } = useTranslation('users');
  const found = useRemaining(id);
  const { user } = found;
  const waiting = <Skeleton as="span" display="block" width="48" height="8" />;
  return (
    <>
      <PageHeader
        title={t('ledger.header.title')}
        context={user ? <PersonLine user={user} /> : found.isUserPending ? waiting : t('ledger.header.context')}
        action={<BackLink id={id} kind="student" />}
      />
      <RemainingOf id={id} found={found} />
    </>
  );
}

function RemainingOf({ id, found }: { id: string; found: ReturnType<typeof useRemaining> }) {
  const { t } = useTranslation('users');
  const { user, remaining } = found;
  if (found.isMissing) return <UserMissing />;
  if (found.error) return <ErrorState error={found.error} onRetry={found.retry} />;
  if (user && !user.student)
    return (
      <EmptyState
        title={t('student.other.title', { name: `\u2068${user.name}\u2069` })}
        text={t('ledger.other.text')}
      />
    );
  if (remaining === null) return <FormSkeleton fields={2} />;
  return (
    <Stack gap="8">
      <Grid
        gap="4"
        alignItems="stretch"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: found.mayChange ? '18rem minmax(0, 34rem)' : '18rem' }}
      >
        <RemainingNumber remaining={remaining} />
        {found.mayChange && <RemainingForm id={id} remaining={remaining} />}
      </Grid>
      {found.canViewLines ? <LedgerList id={id} /> : <Text color="fg.muted">{t('ledger.hidden.text')}</Text>}
    </Stack>
  );
}
