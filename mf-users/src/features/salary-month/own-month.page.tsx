import { useSession } from '@academy/shared-auth';
import { PageBody } from '@academy/shared-ui';
import { monthHere } from '#/components/month-here.ts';
import { SalaryMonthOf } from './salary-month.page.tsx';

/** What the running month has come to for the teacher who looks. */
export default function OwnMonthPage() {
  const teacherId = useSession(({ user }) => user?.id) ?? '';
  return (
    <PageBody>
      <SalaryMonthOf teacherId={teacherId} month={monthHere()} />
    </PageBody>
  );
}
