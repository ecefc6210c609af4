import {
  Box,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  ListSkeleton,
  RuledItem,
  Span,
  Stack,
  Text,
  TextLink,
  UserName,
} from '@academy/shared-ui';
import { PlusIcon, UsersIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { type FreeTeacher, freeTimeQueries, type TeacherWish } from '#/timetable/api/free-times.ts';

interface AskedTime {
  startsAt: string;
  minutes: number;
}

/** The teachers who are free at the time, and those whose free times are unknown. */
export function FoundTeachers({ startsAt, minutes, wish }: AskedTime & { wish: TeacherWish }) {
  const { t } = useTranslation('classes');
  const found = useQuery(freeTimeQueries.teachers(startsAt, minutes, wish));
  if (found.error && !found.data)
    return <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />;
  if (!found.data) return <ListSkeleton />;
  const { data: teachers, pagination } = found.data;
  const free = teachers.filter(({ known }) => known);
  const unknown = teachers.filter(({ known }) => !known);
  if (teachers.length === 0)
    return (
      <EmptyState
        icon={<UsersIcon size={22} />}
        title={t('freeTeachers.none')}
        text={t(Object.values(wish).some(Boolean) ? 'freeTeachers.noneWished' : 'freeTeachers.noneText')}
      />
    );
  return (
    <Stack gap="6">
      <Section title={t('freeTeachers.free', { count: free.length })} teachers={free} of={{ startsAt, minutes }} />
      {unknown.length > 0 && (
        <Section title={t('freeTeachers.unknown')} teachers={unknown} of={{ startsAt, minutes }} />
      )}
      {pagination.total > teachers.length && (
        <Text color="fg.muted">{t('freeTeachers.more', { count: pagination.total - teachers.length })}</Text>
      )}
    </Stack>
  );
}

function Section({ title, teachers, of }: { title: string; teachers: readonly FreeTeacher[]; of: AskedTime }) {
  return (
    <Box as="section">
      <Box role="status" marginBlockEnd="3">
        <Heading as="h2" size="sm">
          {title}
        </Heading>
      </Box>
      {teachers.length > 0 && (
        <Card paddingBlock="1">
          <Box as="ul" listStyle="none">
            {teachers.map((teacher) => (
              <Teacher key={teacher.id} teacher={teacher} {...of} />
            ))}
          </Box>
        </Card>
      )}
    </Box>
  );
}

const MINUTE_MS = 60_000;

function Teacher({ teacher, startsAt, minutes }: AskedTime & { teacher: FreeTeacher }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { id, name, timezone } = teacher;
  const ends = new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString();
  return (
    <RuledItem alignItems="center" paddingBlock="2">
      <Box minWidth="0">
        <TextLink reach to={places.person('teacher', id)}>
          <UserName>{name}</UserName>
        </TextLink>
        <Text fontSize="sm" color="fg.muted">
          {t('time.in', { when: `\u2068${times.span(startsAt, ends, timezone)}\u2069`, city: times.city(timezone) })}
        </Text>
      </Box>
      <Button asChild variant="outline" size="sm" flexShrink="0">
        <Link to={places.addWith({ teacherId: id, at: startsAt, minutes })}>
          <PlusIcon aria-hidden />
          {t('list.add')}
          <Span srOnly>{t('freeTeachers.with', { name })}</Span>
        </Link>
      </Button>
    </RuledItem>
  );
}
