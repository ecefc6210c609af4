import { Button, PageBody, PageHeader, Span } from '@academy/shared-ui';
import { ChartColumnIcon, EyeIcon, LinkIcon, UserPlusIcon } from '@academy/shared-ui/icons';
import { type Column, ListScreen } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type LeadRow, leadQueries, leadStatuses } from '#/api/leads.ts';
import { places } from '#/components/places.ts';
import { toneOf, useLeadWords } from '#/components/use-lead-words.ts';

/** Whether the family still waits after the time by which it was promised an answer (D165). */
const isLate = ({ status, answerBy }: LeadRow) =>
  status === 'new' && answerBy !== undefined && Date.parse(answerBy) < Date.now();

function useColumns(): Column<LeadRow>[] {
  const { t } = useTranslation('forms');
  const words = useLeadWords();
  return [
    { id: 'learner', header: t('leads.column.learner'), value: ({ learner }) => learner.name },
    {
      id: 'status',
      header: t('column.state'),
      kind: 'badge',
      value: (lead) =>
        isLate(lead)
          ? { label: t('leads.late', { status: words.status(lead.status) }), tone: 'danger' }
          : { label: words.status(lead.status), tone: toneOf[lead.status] },
    },
    { id: 'age', header: t('leads.column.age'), kind: 'number', value: ({ learner }) => learner.age || null },
    { id: 'subject', header: t('leads.column.subject'), value: ({ subject }) => words.subject(subject) },
    { id: 'name', header: t('leads.column.name'), value: ({ name, learner }) => (name === learner.name ? null : name) },
    { id: 'owner', header: t('leads.column.owner'), value: ({ owner }) => owner?.name },
    {
      id: 'trial',
      header: t('leads.column.trial'),
      kind: 'node',
      value: (lead) => <TrialTime lead={lead} />,
      text: ({ trial, timezone }) => (trial ? words.both(trial.startsAt, timezone) : ''),
      inFile: [{ header: t('leads.column.trial'), value: ({ trial }) => trial?.startsAt ?? null }],
    },
    { id: 'createdAt', header: t('column.sent'), kind: 'moment', value: ({ createdAt }) => createdAt },
  ];
}

/** The time of a trial on the viewer's clock, and below it on the family’s (D94). */
function TrialTime({ lead: { trial, timezone } }: { lead: LeadRow }) {
  const words = useLeadWords();
  if (!trial) return null;
  const beside = words.beside(trial.startsAt, timezone);
  return (
    <Span display="block">
      {words.at(trial.startsAt)}
      {beside && (
        <Span display="block" fontSize="sm" color="fg.muted">
          {beside}
        </Span>
      )}
    </Span>
  );
}

/** D105: people who ask for a free trial, with the status of each. */
export default function LeadListPage() {
  const { t } = useTranslation('forms');
  const words = useLeadWords();
  const columns = useColumns();
  return (
    <PageBody>
      <PageHeader
        title={t('leads.title')}
        context={t('leads.context')}
        action={
          <Button asChild variant="outline">
            <Link to={places.leadStatistics}>
              <ChartColumnIcon aria-hidden />
              {t('leads.statistics.title')}
            </Link>
          </Button>
        }
      />
      <ListScreen
        name="leads"
        label={t('leads.title')}
        query={leadQueries.list}
        columns={columns}
        filters={[
          {
            id: 'status',
            label: t('column.state'),
            kind: 'select',
            options: leadStatuses.map((value) => ({ value, label: words.status(value) })),
          },
        ]}
        rowKey={({ id }) => id}
        rowLabel={({ learner }) => learner.name}
        rowTo={({ id }) => places.lead(id)}
        actions={({ id }) => [{ label: t('leads.open'), icon: <EyeIcon />, to: places.lead(id) }]}
        csv={{ fileName: 'leads.csv' }}
        empty={{
          icon: <UserPlusIcon size={22} />,
          title: t('leads.empty.title'),
          text: t('leads.empty.text'),
          action: (
            <Button asChild variant="outline">
              <a href="/free-trial" target="_blank" rel="noopener">
                <LinkIcon aria-hidden />
                {t('leads.empty.action')}
              </a>
            </Button>
          ),
        }}
      />
    </PageBody>
  );
}
