import { EmptyState, PageBody, PageHeader } from '@academy/shared-ui';
import { CalendarXIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { personQueries } from '#/base/api/people.ts';
import { isolated } from '#/base/components/isolated.ts';
import { Loaded } from '#/base/components/loaded.tsx';
import { places } from '#/base/components/places.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { freeTimeQueries, type TeacherWeek } from '#/timetable/api/free-times.ts';
import { FreeTimesForm } from './free-times-form.tsx';

/** D96: the week of the teacher in the address; the viewer's own is the menu's page. */
export default function FreeTimesPage() {
  const viewer = useViewer();
  const { id } = useParams();
  if (id === viewer.id) return <Navigate to={places.freeTimes()} replace />;
  return <FreeTimesOf teacherId={id ?? viewer.id} />;
}

/** A teacher's windows, days off and pause. */
function FreeTimesOf({ teacherId }: { teacherId: string }) {
  const { t } = useTranslation('classes');
  const week = useQuery(freeTimeQueries.week(teacherId));
  return (
    <PageBody>
      <PageHeader
        title={t('freeTimes.title')}
        context={week.data && <Whose teacherId={teacherId} week={week.data} />}
      />
      <Loaded query={week} missing={<EmptyState icon={<CalendarXIcon size={22} />} title={t('freeTimes.missing')} />}>
        {(data) => <FreeTimesForm key={teacherId} teacherId={teacherId} week={data} />}
      </Loaded>
    </PageBody>
  );
}

function Whose({ teacherId, week }: { teacherId: string; week: TeacherWeek }) {
  const { t } = useTranslation('classes');
  const viewer = useViewer();
  const times = useTimes();
  const isOwn = teacherId === viewer.id;
  const { data: teacher } = useQuery({ ...personQueries.detail(teacherId), enabled: !isOwn });
  const city = times.city(week.timezone);
  if (isOwn) return t('freeTimes.ownContext', { city });
  if (!teacher) return t('classForm.section.timeIn', { city });
  return t('freeTimes.context', { name: isolated(teacher.name), city });
}
