import { useHasRole } from '@academy/shared-auth';
import { PageBody, PageHeader, Span, Stack } from '@academy/shared-ui';
import { BookOpenIcon } from '@academy/shared-ui/icons';
import { type Column, ListScreen } from '@academy/shared-ui/list';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Exam, examQueries } from '#/api/exams.ts';
import { useExamName } from '#/components/exams/use-exam-name.ts';
import { places } from '#/components/places.ts';
import { ToExamineCard } from './to-examine-card.tsx';

/** D156: the exams that wait for the viewer or the viewer's team, and for leaders whose juz are ready. */
export default function ExamListPage() {
  const { t } = useTranslation('progress');
  const isOffice = useHasRole('leader', 'admin', 'super-admin');
  const nameOf = useExamName();
  const columns: Column<Exam>[] = [
    { id: 'student', header: t('exam.column.student'), kind: 'person', value: ({ student }) => student },
    { id: 'scope', header: t('exam.column.scope'), value: nameOf },
    { id: 'examiner', header: t('exam.column.examiner'), kind: 'person', value: ({ examiner }) => examiner },
    {
      id: 'state',
      header: t('exam.column.state'),
      kind: 'badge',
      value: ({ status }) => ({
        label: t(`exam.status.${status}`),
        tone: status === 'started' ? 'warning' : 'neutral',
      }),
    },
  ];
  return (
    <PageBody>
      <PageHeader title={t('exam.list.title')} context={isOffice ? <OfficeContext /> : t('exam.list.own')} />
      <Stack gap="6">
        {isOffice && <ToExamineCard />}
        <ListScreen
          name="open-exams"
          label={t('exam.list.open')}
          query={examQueries.open}
          columns={columns}
          rowKey={({ id }) => id}
          rowLabel={({ student }) => student.name}
          rowTo={({ id }) => places.exam(id)}
          empty={{
            icon: <BookOpenIcon size={22} />,
            title: t('exam.list.empty'),
            text: t(isOffice ? 'exam.list.emptyText' : 'exam.list.emptyOwn'),
          }}
        />
      </Stack>
    </PageBody>
  );
}

/** What the page is for, and how the exams of the last thirty days went. */
function OfficeContext() {
  const { t } = useTranslation('progress');
  const { data } = useQuery(examQueries.statistics());
  const { held = 0, passed = 0 } = data ?? {};
  return (
    <>
      <Span>{t('exam.list.context')}</Span>
      {held > 0 && (
        <Span>{` ${t('exam.list.statistics', { held: t('exam.list.held', { count: held }), passed })}`}</Span>
      )}
    </>
  );
}
