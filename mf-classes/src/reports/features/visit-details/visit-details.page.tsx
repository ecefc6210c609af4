import { EmptyState, PageBody, PageHeader, TextLink } from '@academy/shared-ui';
import { EyeIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Loaded } from '#/base/components/loaded.tsx';
import { places } from '#/base/components/places.ts';
import { visitQueries } from '#/reports/api/visits.ts';
import { VisitView } from './visit-view.tsx';

/** A visit of a class (D155): its plan, its record, and the teacher's answer. */
export default function VisitDetailsPage() {
  const { t } = useTranslation('classes');
  const { id = '' } = useParams();
  const found = useQuery(visitQueries.detail(id));
  const header = <PageHeader title={t('visits.one')} />;
  return (
    <PageBody width="reading">
      <Loaded
        query={found}
        header={header}
        missing={
          <EmptyState
            icon={<EyeIcon size={22} />}
            title={t('visits.missing.title')}
            text={t('visits.missing.text')}
            action={
              <TextLink reach to={places.visits()}>
                {t('visits.title')}
              </TextLink>
            }
          />
        }
      >
        {(visit) => <VisitView key={id} visit={visit} />}
      </Loaded>
    </PageBody>
  );
}
