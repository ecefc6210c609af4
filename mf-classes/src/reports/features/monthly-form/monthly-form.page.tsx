import { ApiError } from '@academy/shared-auth';
import { Button, EmptyState, ErrorState, FormSkeleton, PageBody, PageHeader, Stack } from '@academy/shared-ui';
import { FileTextIcon, UserIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { monthHere } from '#/base/components/time/month-words.ts';
import { monthlyQueries, type PairMonth } from '#/reports/api/monthly-reports.ts';
import { MonthlyAnswers } from './monthly-answers.tsx';
import { PairChoice } from './pair-choice.tsx';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

export default function MonthlyFormPage() {
  const { t } = useTranslation('classes');
  const [search] = useSearchParams();
  const asked = search.get('month') ?? '';
  const month = MONTH.test(asked) ? asked : monthHere();
  const student = search.get('student') ?? '';
  const teacher = search.get('teacher') ?? undefined;
  return (
    <PageBody>
      <PageHeader title={t('monthly.form.header')} context={t('monthly.form.context')} />
      <Stack gap="5">
        <PairChoice student={student} teacher={teacher} month={month} />
        {student ? (
          <FormOf key={`${student} ${teacher} ${month}`} pair={{ student, teacher, month }} />
        ) : (
          <EmptyState
            icon={<UserIcon size={22} />}
            title={t('monthly.form.choose.title')}
            text={t('monthly.form.choose.text')}
          />
        )}
      </Stack>
    </PageBody>
  );
}

const fieldOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 422 ? error.fields[0]?.path : undefined;

function FormOf({ pair }: { pair: PairMonth }) {
  const { t } = useTranslation('classes');
  // The stored answers, which are not fetched again during editing.
  const found = useQuery({ ...monthlyQueries.form(pair), refetchOnMount: 'always', refetchOnWindowFocus: false });
  const field = fieldOf(found.error);
  if (field === 'student' || field === 'teacher' || field === 'month')
    return <EmptyState title={t(`monthly.form.wrong.${field}.title`)} text={t(`monthly.form.wrong.${field}.text`)} />;
  if (found.error && !found.data)
    return <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />;
  if (!found.data || !found.isFetchedAfterMount) return <FormSkeleton fields={7} />;
  if (found.data.report_id)
    return (
      <EmptyState
        icon={<FileTextIcon size={22} />}
        title={t('monthly.form.written.title')}
        text={t('monthly.form.written.text')}
        action={
          <Button asChild>
            <Link to={places.monthly(found.data.report_id)}>{t('monthly.done.read')}</Link>
          </Button>
        }
      />
    );
  return <MonthlyAnswers form={found.data} />;
}
