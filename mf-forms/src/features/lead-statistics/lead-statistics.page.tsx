import { PageBody, PageHeader } from '@academy/shared-ui';
import { ChartColumnIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { leadQueries } from '#/api/leads.ts';
import { useLeadWords } from '#/components/use-lead-words.ts';

/** D106: for each month and source of leads, the number with a trial and the number of those that joined. */
export default function LeadStatisticsPage() {
  const { t } = useTranslation('forms');
  const words = useLeadWords();
  return (
    <PageBody>
      <PageHeader title={t('leads.statistics.title')} context={t('leads.statistics.context')} />
      <ListScreen
        name="lead-statistics"
        label={t('leads.statistics.title')}
        query={leadQueries.statistics}
        columns={[
          { id: 'month', header: t('leads.statistics.month'), value: ({ month }) => words.month(month) },
          { id: 'source', header: t('leads.statistics.source'), value: ({ source }) => words.source(source) },
          { id: 'leads', header: t('leads.title'), kind: 'number', value: ({ leads }) => leads },
          { id: 'held', header: t('leads.statistics.held'), kind: 'number', value: ({ held }) => held },
          { id: 'joined', header: t('leads.statistics.joined'), kind: 'number', value: ({ joined }) => joined },
        ]}
        filters={[]}
        rowKey={({ month, source }) => `${month}/${source}`}
        rowLabel={({ month, source }) =>
          t('leads.statistics.row', { month: words.month(month), source: words.source(source) })
        }
        empty={{
          icon: <ChartColumnIcon size={22} />,
          title: t('leads.empty.title'),
          text: t('leads.empty.text'),
        }}
      />
    </PageBody>
  );
}
