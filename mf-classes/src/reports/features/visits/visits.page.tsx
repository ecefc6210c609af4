import { Box, Button, LinkTabs, PageBody, PageHeader } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { visitQueries, visitStatuses } from '#/reports/api/visits.ts';
import { ToVisitList } from './to-visit-list.tsx';
import { VisitList } from './visit-list.tsx';

/** D155: whom a leader is to visit, and the visits; a teacher has those of the own classes. */
export default function VisitsPage() {
  const { side } = useViewer();
  return <PageBody>{side === 'staff' ? <VisitsOfTeam /> : <OwnVisits />}</PageBody>;
}

function OwnVisits() {
  const { t } = useTranslation('classes');
  return (
    <>
      <PageHeader title={t('visits.own.title')} context={t('visits.own.context')} />
      <VisitList status="released" isOwn />
    </>
  );
}

function VisitsOfTeam() {
  const { t } = useTranslation('classes');
  const { is, can } = useViewer();
  const [search] = useSearchParams();
  const status = visitStatuses.find((each) => each === search.get('status'));
  const title = t('visits.title');
  const rubric = (
    <Button asChild variant="outline">
      <Link to={places.visitRubric}>{t('visits.rubric.title')}</Link>
    </Button>
  );
  return (
    <>
      <PageHeader
        title={title}
        context={<Rhythm isListed={!status} />}
        action={can('users.update') && is('admin', 'super-admin') && rubric}
      />
      <Box marginBlockEnd="4">
        <LinkTabs
          label={title}
          links={[
            { to: places.visits(), label: t('visits.tab.toVisit'), isCurrent: !status },
            ...visitStatuses.map((each) => ({
              to: places.visits(each),
              label: t(`visits.tab.${each}`),
              isCurrent: each === status,
            })),
          ]}
        />
      </Box>
      {status ? <VisitList key={status} status={status} /> : <ToVisitList />}
    </>
  );
}

/** How often the academy has its teachers visited; the list of whom to visit brings it. */
function Rhythm({ isListed }: { isListed: boolean }) {
  const { t } = useTranslation('classes');
  const { data } = useQuery({ ...visitQueries.summary(), enabled: !isListed });
  if (!data?.weeks) return t('visits.context');
  return t('visits.rhythm', { count: data.weeks });
}
