import { Box, Button, Flex, Heading, Stack, Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ClassMoment } from '#/base/components/time/class-moment.tsx';
import type { Parties } from '#/base/components/time/use-other-parties.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { minutesIn } from '#/class/components/fields/class-rules.ts';
import { freeTimeQueries } from '#/timetable/api/free-times.ts';
import { nextOffers } from './next-offers.ts';

interface FreeOffersProps {
  of: Parties;
  /** The length of the class, as typed. */
  minutes: string;
  /** The days to search; by default two weeks from today. */
  days?: { from: string; to: string };
  /** Only times after this one are offered. */
  after?: string;
  onChoose: (startsAt: string) => void;
}

/** The next times that are free for both, on both clocks (D96); renders nothing until both people are chosen. */
export function FreeOffers({ of, minutes: typed, days, after = '', onChoose }: FreeOffersProps) {
  const { t } = useTranslation('classes');
  const { zone } = useTimes();
  const minutes = minutesIn(typed);
  const pair = { teacherId: of.teacher.id, studentId: of.student.id, minutes, ...days };
  const isAsked = pair.teacherId !== '' && pair.studentId !== '' && minutes !== '';
  const { data } = useQuery({ ...freeTimeQueries.ofBoth(pair), enabled: isAsked });
  if (!isAsked || !data) return null;
  const offers = nextOffers(
    data.data.map(({ startsAt }) => startsAt).filter((startsAt) => startsAt >= after),
    Number(minutes),
    zone,
  );
  return (
    <Stack gap="2" role="status">
      <Heading as="h3" size="sm" fontWeight="medium">
        {t('freeTimes.offers.title')}
      </Heading>
      {offers.length === 0 && (
        <Text fontSize="sm" color="fg.muted">
          {t(data.known ? 'freeTimes.offers.none' : 'freeTimes.offers.unknown')}
        </Text>
      )}
      <Flex as="ul" listStyle="none" gap="2" flexWrap="wrap" _empty={{ display: 'none' }}>
        {offers.map((startsAt) => (
          <Box as="li" key={startsAt}>
            <Button variant="outline" height="auto" paddingBlock="2" onClick={() => onChoose(startsAt)}>
              <ClassMoment at={startsAt} of={of} />
            </Button>
          </Box>
        ))}
      </Flex>
    </Stack>
  );
}
