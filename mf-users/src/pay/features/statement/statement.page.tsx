import { useCan } from '@academy/shared-auth';
import { ErrorState, ListSkeleton, PageBody, PageHeader } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { places } from '#/base/components/people/places.ts';
import { UserMissing } from '#/base/components/people/user-missing.tsx';
import { statementQuery } from '#/pay/api/statements.ts';
import { PaperActions } from './paper-actions.tsx';
import { PeriodFields } from './period-fields.tsx';
import { StatementSheet } from './statement-sheet.tsx';
import { usePeriod } from './use-period.ts';

/** D111: a student's purchases, used classes and payments in a period; to read, to print, and as PDF. */
export default function StatementPage() {
  const { t } = useTranslation('users');
  const { id = '' } = useParams();
  const { asked, ...chosen } = usePeriod();
  const { problem } = chosen;
  const found = useQuery({ ...statementQuery(id, asked), enabled: problem === null });
  // Who sees the money alone does not see the ledger (D149).
  const [readsMoney, readsPeople] = [useCan('money.read'), useCan('users.read')];
  const trail =
    readsMoney && !readsPeople ? [] : [{ label: t('ledger.header.title'), to: places.remainingClasses(id) }];
  const isMissing = found.error && 'status' in found.error && found.error.status === 404;
  return (
    <PageBody width="reading">
      <PageHeader
        title={t('statement.title')}
        context={found.data?.student.name ?? t('statement.context')}
        via={trail}
        action={found.data && <PaperActions statement={found.data} />}
      />
      <PeriodFields {...chosen} stated={found.data} />
      {isMissing ? (
        <UserMissing />
      ) : problem ? null : found.error && !found.data ? (
        <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      ) : found.data ? (
        <StatementSheet statement={found.data} />
      ) : (
        <ListSkeleton />
      )}
    </PageBody>
  );
}
