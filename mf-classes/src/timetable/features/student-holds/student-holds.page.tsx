import { useScope } from '@academy/shared-auth';
import { Card, EmptyState, PageBody, PageHeader, Stack } from '@academy/shared-ui';
import { ComboboxField } from '@academy/shared-ui/combobox';
import { PauseIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { personQueries } from '#/base/api/people.ts';
import { personChoice, personOption } from '#/base/components/choices.ts';
import { PersonHolds } from '#/timetable/components/holds/person-holds.tsx';

/** D98: the holds of a student who is chosen here; the same as on the student's page. */
export default function StudentHoldsPage() {
  const { t } = useTranslation('classes');
  const scope = useScope('classes.my_classes.update');
  return (
    <PageBody width="reading">
      <PageHeader title={t('holds.page.title')} context={t('holds.page.context')} />
      {scope === 'own' ? <EmptyState icon={<PauseIcon size={22} />} title={t('holds.page.staffOnly')} /> : <Chosen />}
    </PageBody>
  );
}

/** The student is in the address. */
function Chosen() {
  const { t } = useTranslation('classes');
  const [search, setSearch] = useSearchParams();
  const id = search.get('student_id');
  const { data } = useQuery({ ...personQueries.detail(id ?? ''), enabled: id !== null });
  const student = id !== null && data?.id === id ? data : null;
  const choose = (value: string | undefined) =>
    setSearch(value ? { student_id: value } : {}, { replace: true, preventScrollReset: true });
  return (
    <Stack gap="6">
      <Card padding="lg">
        <ComboboxField
          label={t('move.page.student')}
          placeholder={t('classForm.student.search')}
          value={student && personOption(student)}
          onChange={(option) => choose(option?.value)}
          query={personChoice('student')}
        />
      </Card>
      {id !== null && <PersonHolds key={id} studentId={id} />}
    </Stack>
  );
}
