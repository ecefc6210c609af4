import {
  Badge,
  Button,
  Card,
  Center,
  ErrorState,
  Flex,
  PageBody,
  PageHeader,
  PageSkeleton,
  Stack,
  Text,
  TextLink,
} from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDayText } from '#/base/components/time/use-day-text.ts';
import { type Concern, concernQueries } from '#/safety/api/concerns.ts';
import { concernTones } from '#/safety/components/concern-tones.ts';
import { ReadBy } from '#/safety/components/read-by.tsx';
import { safetyPlaces } from '#/safety/components/safety-places.ts';
import { NamedList } from './named-list.tsx';

/** D146: what the viewer wrote, with its answers; for the named people what was written to them. */
export default function ConcernsPage() {
  const { t } = useTranslation('users');
  const found = useInfiniteQuery(concernQueries.own());
  const concerns = found.data?.pages.flatMap(({ data }) => data) ?? [];
  const isNamed = found.data?.pages[0]?.named === true;
  return (
    <PageBody>
      <PageHeader
        title={t('concerns.title')}
        context={t('concerns.context')}
        action={
          <Button asChild>
            <Link to={safetyPlaces.write}>{t('concerns.write')}</Link>
          </Button>
        }
      />
      {found.data && (
        <Stack gap="5">
          <ReadBy />
          <TextLink reach to={safetyPlaces.inside} fontSize="sm">
            {t('childrenSafe.title')}
          </TextLink>
          {isNamed && <NamedList />}
          {(concerns.length > 0 || !isNamed) && <OwnConcerns concerns={concerns} />}
          {found.hasNextPage && (
            <Center flexDirection="column" gap="2">
              {found.isFetchNextPageError && (
                <Text role="alert" fontSize="sm" color="fg.muted">
                  {t('concerns.own.moreFailed')}
                </Text>
              )}
              <Button
                variant="outline"
                size="sm"
                loading={found.isFetchingNextPage}
                onClick={() => void found.fetchNextPage()}
              >
                {t('concerns.own.more')}
              </Button>
            </Center>
          )}
        </Stack>
      )}
      {found.isPending && <PageSkeleton kind="list" hasHeader />}
      {found.isError && !found.data && (
        <ErrorState error={found.error} onRetry={found.refetch} retrying={found.isFetching} />
      )}
    </PageBody>
  );
}

function OwnConcerns({ concerns }: { concerns: readonly Concern[] }) {
  const { t } = useTranslation('users');
  if (concerns.length === 0)
    return (
      <Card>
        <Text color="fg.muted">{t('concerns.own.empty')}</Text>
      </Card>
    );
  return (
    <PartCard title={t('concerns.own.title')}>
      <Stack as="ul" gap="4" listStyleType="none">
        {concerns.map((concern) => (
          <OwnConcern key={concern.id} concern={concern} />
        ))}
      </Stack>
    </PartCard>
  );
}

function OwnConcern({ concern: { id, text, state, replies, createdAt } }: { concern: Concern }) {
  const { t } = useTranslation('users');
  const day = useDayText();
  const answers = replies.filter(({ by }) => by === 'named').length;
  return (
    <Flex as="li" gap="3" justifyContent="space-between" alignItems="flex-start">
      <Stack gap="1" minWidth="0">
        <Text lineClamp="2" dir="auto" textAlign="-webkit-match-parent">
          <Link to={safetyPlaces.concern(id)}>{text}</Link>
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {[day(createdAt), answers > 0 && t('concerns.own.answers', { count: answers })].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <Badge tone={concernTones[state]}>{t(`concerns.state.${state}`)}</Badge>
    </Flex>
  );
}
