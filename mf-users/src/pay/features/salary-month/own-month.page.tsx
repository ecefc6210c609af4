import { useSession } from '@academy/shared-auth';
import { PageBody, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { monthHere } from '#/base/components/day-here.ts';
import { places } from '#/base/components/people/places.ts';
import { SalaryMonthOf } from './salary-month.page.tsx';

/** The current month's total for the teacher who is signed in. */
export default function OwnMonthPage() {
  const { t } = useTranslation('users');
  const teacherId = useSession(({ user }) => user?.id) ?? '';
  return (
    <PageBody>
      <SalaryMonthOf
        teacherId={teacherId}
        month={monthHere()}
        action={
          <TextLink alone to={places.salaries(teacherId)}>
            {t('statistics.salaries.link')}
          </TextLink>
        }
      />
    </PageBody>
  );
}
