import { Button, EmptyState, PageBody, PageHeader } from '@academy/shared-ui';
import { LockIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { classQueries } from '#/class/api/classes.ts';
import { ClassLine } from '#/class/components/class-line.tsx';
import { LoadedClass } from '#/class/components/loaded-class.tsx';
import { useClassTrail } from '#/class/components/use-class-trail.ts';
import { ClassForm } from './class-form.tsx';

export default function EditClassPage() {
  const { t } = useTranslation('classes');
  const { id = '' } = useParams();
  const { data } = useQuery(classQueries.detail(id));
  return (
    <PageBody width="reading">
      <PageHeader title={t('classForm.editTitle')} context={data && <ClassLine row={data} />} via={useClassTrail(id)} />
      <LoadedClass key={id} id={id} forForm>
        {(detail) =>
          detail.may.edit ? (
            <ClassForm detail={detail} />
          ) : (
            <EmptyState
              icon={<LockIcon size={22} />}
              title={t('classForm.closed.title')}
              text={t('classForm.closed.text')}
              action={
                <Button asChild variant="outline">
                  <Link to={places.details(id)}>{t('action.details')}</Link>
                </Button>
              }
            />
          )
        }
      </LoadedClass>
    </PageBody>
  );
}
