import { Ltr, UserName } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { StudentProfile } from '#/base/api/users.ts';
import { Facts, ProfileLinks, SideCard } from '#/base/components/facts.tsx';
import { places } from '#/base/components/people/places.ts';
import { RemainingText } from '#/base/components/remaining-text.tsx';

interface StudyCardProps {
  id: string;
  student: StudentProfile;
}

/** A student's own study. */
export function StudyCard({ id, student }: StudyCardProps) {
  const { t } = useTranslation('users');
  return (
    <SideCard title={t('own.study.title')}>
      <Facts
        facts={[
          { label: t('own.study.remaining'), value: <RemainingText count={student.remainingClasses} studentId={id} /> },
          { label: t('own.study.teacher'), value: student.teacher_name && <UserName>{student.teacher_name}</UserName> },
          { label: t('own.study.section'), value: student.section && <bdi>{student.section}</bdi> },
          { label: t('own.study.code'), value: student.code && <Ltr>{student.code}</Ltr> },
        ]}
      />
      <ProfileLinks
        links={[
          { to: places.studentClasses(id), label: t('own.study.classes') },
          { to: places.remainingClasses(id), label: t('own.study.ledger') },
          { to: places.statement(id), label: t('statement.open') },
        ]}
      />
    </SideCard>
  );
}
