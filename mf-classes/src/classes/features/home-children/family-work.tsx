import { Box, Heading, Text, UserName } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Child } from '#/base/api/children.ts';
import { familyWorkQuery } from '#/library/api/work-to-hand-in.ts';
import { WorkRow } from './child-work.tsx';

const MOST = 3;
const LAST = '9999';

/** What the children have to hand in, the earliest day first; nothing without any. */
export function FamilyWork({ family }: { family: readonly Child[] }) {
  const { t } = useTranslation('classes');
  const { data = [] } = useQuery(familyWorkQuery());
  const works = data
    .filter(({ student }) => family.some(({ id }) => id === student.id))
    .sort((one, other) => (one.due ?? LAST).localeCompare(other.due ?? LAST));
  const more = works.length - MOST;
  if (works.length === 0) return null;
  return (
    <Box as="section" aria-label={t('home.work.title')}>
      <Heading as="h3" size="sm">
        {t('home.work.title')}
      </Heading>
      <Box as="ul" listStyle="none">
        {works.slice(0, MOST).map((work) => (
          <WorkRow key={work.id} work={work} of={<UserName>{work.student.name}</UserName>} />
        ))}
      </Box>
      {more > 0 && (
        <Text fontSize="sm" color="fg.muted">
          {t('home.work.more', { count: more })}
        </Text>
      )}
    </Box>
  );
}
