import { PageBody, PageHeader, Skeleton } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PersonLine } from '#/base/components/people/person-line.tsx';
import { usePersonTrail } from '#/base/components/people/use-person-trail.tsx';
import { RemainingOverview } from '#/pay/components/ledger/remaining-overview.tsx';
import { useRemaining } from '#/pay/components/ledger/use-remaining.ts';

export default function RemainingClassesPage() {
  const { id = '' } = useParams();
  return (
    <PageBody>
      <Remaining key={id} id={id} />
    </PageBody>
  );
}

/** A student's remaining classes, as a separate page. */
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
        via={usePersonTrail(id)}
      />
      <RemainingOverview id={id} found={found} />
    </>
  );
}
