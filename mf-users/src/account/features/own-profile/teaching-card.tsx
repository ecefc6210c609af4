import { localeOf } from '@academy/shared-auth';
import { Ltr, UserName } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { OwnProfile } from '#/account/api/own-account.ts';
import { Facts, ProfileLinks, SideCard } from '#/base/components/facts.tsx';
import { places } from '#/base/components/people/places.ts';

/** A teacher's own teaching. */
export function TeachingCard({ own: { id, roles, teacher } }: { own: OwnProfile }) {
  const { t, i18n } = useTranslation('users');
  if (!teacher && !roles.includes('teacher')) return null;
  const students = teacher && new Intl.NumberFormat(localeOf(i18n.language)).format(teacher.students);
  return (
    <SideCard title={t('own.teaching.title')}>
      <Facts
        facts={[
          { label: t('own.teaching.students'), value: students },
          {
            label: t('own.teaching.leader'),
            value: teacher?.leader_name && <UserName>{teacher.leader_name}</UserName>,
          },
          { label: t('own.teaching.code'), value: teacher?.code && <Ltr>{teacher.code}</Ltr> },
        ]}
      />
      <ProfileLinks
        links={[
          { to: places.statistics(id), label: t('own.teaching.statistics') },
          { to: places.salaries(id), label: t('own.teaching.salaries') },
        ]}
      />
    </SideCard>
  );
}
