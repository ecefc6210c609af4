import { useHasRole, useSession } from '@academy/shared-auth';
import { Stack, TextLink } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { childrenQuery } from '#/api/children.ts';
import { progressQueries } from '#/api/progress.ts';
import { structureQuery } from '#/api/structure.ts';
import { goalsQuery } from '#/api/study.ts';
import { GoalText } from '#/components/goals/goal-text.tsx';
import { places } from '#/components/places.ts';
import { HomeDay } from '#/components/study/home-day.tsx';

/** D150: what is revised at home today: the student's own pages, or those of each child. */
export default function HomeStudy() {
  const isStudent = useHasRole('student');
  const ownId = useSession(({ user }) => user?.id);
  if (!isStudent) return <OfChildren />;
  return ownId ? <OfStudent studentId={ownId} to={places.own} /> : null;
}

function OfChildren() {
  const { data: children = [] } = useQuery(childrenQuery());
  if (children.length === 0) return null;
  return (
    <Stack gap="4" css={{ '&:empty': { display: 'none' } }}>
      {children.map(({ id, name }) => (
        <OfStudent key={id} studentId={id} name={name} to={places.of(id)} />
      ))}
    </Stack>
  );
}

/** The pages of the day, and goals (D153). Renders nothing without either. */
function OfStudent({ studentId, name, to }: { studentId: string; name?: string; to: string }) {
  const { t } = useTranslation('progress');
  const { data } = useQuery(progressQueries.due(studentId));
  const { data: goals } = useQuery(goalsQuery(studentId));
  const hasGoals = goals !== undefined && goals.data.length > 0;
  const { data: structure } = useQuery({ ...structureQuery(), enabled: hasGoals });
  const isEmpty = !hasGoals && (data?.items.length ?? 0) + (data?.done.length ?? 0) === 0;
  if (!data || isEmpty) return null;
  const title = name === undefined ? t('home.title') : t('home.titleOf', { name });
  return (
    <PartCard title={title} action={<TextLink to={to}>{t('home.all')}</TextLink>}>
      <Stack gap="4">
        <HomeDay studentId={studentId} due={data} />
        {structure && goals?.data.map((goal) => <GoalText key={goal.id} goal={goal} structure={structure} />)}
      </Stack>
    </PartCard>
  );
}
