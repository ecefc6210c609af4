import { TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { StudentProfile, User } from '#/base/api/users.ts';
import { ProfileLinks, SideCard } from '#/base/components/facts.tsx';
import { PersonLink } from '#/base/components/person-link.tsx';
import { RemainingText } from '#/base/components/remaining-text.tsx';
import { useDayText } from '#/base/components/time/use-day-text.ts';
import { FactGrid } from './fact-grid.tsx';
import { useProfileLink, useWorkLinks } from './use-work-links.ts';

interface StudyCardProps {
  user: User;
  student: StudentProfile;
}

/** What a student learns, with whom, and the remaining classes. */
export function StudyCard({ user, student }: StudyCardProps) {
  const { t } = useTranslation('users');
  const dayText = useDayText();
  const profile = useProfileLink(user);
  const { teacher_id, teacher_name, leader_id, leader_name, section, registration_date } = student;
  return (
    <SideCard title={t('person.study')}>
      <FactGrid
        facts={[
          {
            label: t('ledger.number.label'),
            value: <RemainingText count={student.remainingClasses} studentId={user.may.viewLedger ? user.id : null} />,
          },
          {
            label: t('list.column.teacher'),
            value: teacher_name ? (
              <PersonLink id={teacher_id} people="teacher" name={teacher_name} />
            ) : (
              profile && (
                <TextLink reach to={profile.to}>
                  {t('person.chooseTeacher')}
                </TextLink>
              )
            ),
          },
          {
            label: t('list.column.leader'),
            value: leader_name && <PersonLink id={leader_id} people="leader" name={leader_name} />,
          },
          { label: t('student.section.label'), value: section && <bdi>{section}</bdi> },
          { label: t('profile.registration.label'), value: registration_date && dayText(registration_date) },
        ]}
      />
      <ProfileLinks links={useWorkLinks(user)} />
    </SideCard>
  );
}
