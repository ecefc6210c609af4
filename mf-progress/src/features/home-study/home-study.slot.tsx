import { useHasRole, useSession } from '@academy/shared-auth';
import { Bones, Stack, TextLink } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { childrenQuery } from '#/api/children.ts';
import { progressQueries } from '#/api/progress.ts';
import { structureQuery } from '#/api/structure.ts';
import { goalsQuery } from '#/api/study.ts';
import { GoalText } from '#/components/goals/goal-text.tsx';
import { places } from '#/components/places.ts';
import { HomeDay } from '#/components/study/home-day.tsx';
import { shownDay } from '#/components/study/shown-day.ts';
import { useDayOf, useToday } from '#/components/use-day-text.ts';
import { homeStudySize } from './sizes.ts';

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

interface OfStudentProps {
  studentId: string;
  name?: string;
  to: string;
}

/**
 * The pages of the day, and goals to come (D153). A student who knows some pages has the card on days without any too; a
 * relative reads the cards of children that have either.
 */
function OfStudent({ studentId, name, to }: OfStudentProps) {
  const { t } = useTranslation('progress');
  const found = useQuery(progressQueries.due(studentId));
  const { data } = found;
  const { data: listed } = useQuery(goalsQuery(studentId));
  const goals = listed?.data.filter(({ by }) => !data || by >= data.date) ?? [];
  const hasGoals = goals.length > 0;
  const { data: structure } = useQuery({ ...structureQuery(), enabled: hasGoals });
  const isOwn = name === undefined;
  const dayOf = useDayOf();
  const today = useToday();
  const shown = data && shownDay(data, dayOf(found.dataUpdatedAt), today);
  const isDone = shown?.isOwn && data?.done.length !== 0;
  const isEmpty = !hasGoals && !shown?.pages.length && !isDone;
  const isKept = isOwn && data?.capacity?.known !== 0;
  if (isEmpty && !isKept) return null;
  return (
    <PartCard
      title={isOwn ? t('home.title') : t('home.titleOf', { name })}
      action={<TextLink to={to}>{t('home.all')}</TextLink>}
      query={found}
      room={found.isPending && homeStudySize}
    >
      {!data && found.error ? (
        <PartError query={found} />
      ) : !data ? (
        <Bones of={homeStudySize} />
      ) : (
        <Stack gap="4">
          <HomeDay studentId={studentId} due={data} fetchedAt={found.dataUpdatedAt} />
          {structure && goals.map((goal) => <GoalText key={goal.id} goal={goal} structure={structure} />)}
        </Stack>
      )}
    </PartCard>
  );
}
