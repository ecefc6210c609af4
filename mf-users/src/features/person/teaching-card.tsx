import { localeOf, useTranslation } from '@academy/shared-auth';
import { Badge, Ltr } from '@academy/shared-ui';
import type { TeacherProfile, User } from '#/api/users.ts';
import { Facts, SideCard, WaysOn } from '#/components/facts.tsx';
import { PersonLink } from '#/components/person-link.tsx';
import { useDayText } from '#/components/use-day-text.ts';
import { useProfileStatus } from '#/components/use-profile-status.ts';
import { useWorkLinks } from './use-work-links.ts';

interface TeachingCardProps {
  user: User;
  teacher: TeacherProfile;
}

/** Whom somebody teaches, and who leads them. */
export function TeachingCard({ user, teacher }: TeachingCardProps) {
  const { t, i18n } = useTranslation('users');
  const dayText = useDayText();
  const status = useProfileStatus()(user);
  const { leader, leader_name, code, registration_date, students } = teacher;
  return (
    <SideCard title={t('person.teaching')}>
      <Facts
        facts={[
          { label: t('list.column.students'), value: students.toLocaleString(localeOf(i18n.language)) },
          { label: t('list.column.status'), value: <Badge tone={status.tone}>{status.label}</Badge> },
          {
            label: t('list.column.leader'),
            value: leader_name && <PersonLink id={leader} people="leader" name={leader_name} />,
          },
          { label: t('list.column.code'), value: code && <Ltr>{code}</Ltr> },
          { label: t('profile.registration.label'), value: registration_date && dayText(registration_date) },
        ]}
      />
      <WaysOn links={useWorkLinks(user)} />
    </SideCard>
  );
}
