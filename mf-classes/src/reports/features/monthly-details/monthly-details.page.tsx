import { EmptyState, PageBody, PageHeader, TextLink } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Loaded } from '#/base/components/loaded.tsx';
import { places } from '#/base/components/places.ts';
import { monthlyQueries } from '#/reports/api/monthly-reports.ts';
import { MonthlyView } from './monthly-view.tsx';

export default function MonthlyDetailsPage() {
  const { id = '' } = useParams();
  return (
    <PageBody width="reading">
      <LoadedMonthly key={id} id={id} />
    </PageBody>
  );
}

function LoadedMonthly({ id }: { id: string }) {
  const { t } = useTranslation('classes');
  return (
    <Loaded
      query={useQuery(monthlyQueries.detail(id))}
      header={<PageHeader title={t('monthly.one')} />}
      missing={
        <EmptyState
          title={t('reports.missing.title')}
          text={t('reports.missing.text')}
          action={
            <TextLink reach to={places.monthlyReports}>
              {t('monthly.missing.back')}
            </TextLink>
          }
        />
      }
    >
      {(report) => <MonthlyView report={report} />}
    </Loaded>
  );
}
