import { localeOf } from '@academy/shared-auth';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile, User } from '#/base/api/users.ts';
import { ProfileLinks, SideCard } from '#/base/components/facts.tsx';
import { PersonLink } from '#/base/components/person-link.tsx';
import { useTeachingWords } from '#/base/components/teaching/use-teaching-words.ts';
import { useDayText } from '#/base/components/time/use-day-text.ts';
import { FactGrid } from './fact-grid.tsx';
import { useWorkLinks } from './use-work-links.ts';

interface TeachingCardProps {
  user: User;
  teacher: TeacherProfile;
}

/** Whom a teacher teaches, and the teacher's leader. */
export function TeachingCard({ user, teacher }: TeachingCardProps) {
  const { t, i18n } = useTranslation('users');
  const dayText = useDayText();
  const words = useTeachingWords();
  const { leader, leader_name, registration_date, students, gender, subjects, learners, languages } = teacher;
  return (
    <SideCard title={t('person.teaching')}>
      <FactGrid
        facts={[
          { label: t('list.column.students'), value: students.toLocaleString(localeOf(i18n.language)) },
          {
            label: t('list.column.leader'),
            value: leader_name && <PersonLink id={leader} people="leader" name={leader_name} />,
          },
          { label: t('teaching.gender.label'), value: gender && t(`teaching.gender.${gender}`) },
          { label: t('teaching.subjects.label'), value: words.inWords(subjects, words.subjectName) },
          { label: t('teaching.learners.label'), value: words.inWords(learners, words.learnerName) },
          { label: t('teaching.languages.label'), value: words.inWords(languages, words.languageName) },
          { label: t('profile.registration.label'), value: registration_date && dayText(registration_date) },
        ]}
      />
      <ProfileLinks links={useWorkLinks(user)} />
    </SideCard>
  );
}
