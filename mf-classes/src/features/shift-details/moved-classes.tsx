import { useTranslation } from '@academy/shared-auth';
import { Badge, Box, Flex, ListItem, Text, TextLink } from '@academy/shared-ui';
import type { ShiftDetail } from '#/api/shifts.ts';
import { FramedList } from '#/components/framed-list.tsx';
import { places } from '#/components/places.ts';
import { useTimes } from '#/components/time/use-times.ts';

type MovedClass = ShiftDetail['classes'][number];

const tones = {
  waiting: 'neutral',
  done: 'success',
  skipped: 'warning',
  undone: 'neutral',
  kept: 'warning',
  other: 'neutral',
} as const;

/** The classes of a shift, with their present time and the result. */
export function MovedClasses({ classes }: { classes: readonly MovedClass[] }) {
  if (classes.length === 0) return null;
  return (
    <FramedList radius="card">
      {classes.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </FramedList>
  );
}

function Row({ row }: { row: MovedClass }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const isStaying = row.action === 'stay' && row.state === 'done';
  return (
    <ListItem padding="4">
      <Flex gap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
        <Box minWidth="0">
          <Text fontWeight="medium">
            <TextLink to={places.details(row.id)}>
              <bdi>{row.title}</bdi>
            </TextLink>
          </Text>
          <Text fontSize="sm" color="fg.muted">
            <time dateTime={row.startsAt}>{times.near(row.startsAt)}</time>
          </Text>
          {row.problem && (
            <Text fontSize="sm" color="warning.fg">
              {t(`shifts.problem.${row.problem}`)}
            </Text>
          )}
        </Box>
        <Badge tone={isStaying ? 'neutral' : tones[row.state]}>
          {t(isStaying ? 'shifts.outcome.stays' : `shifts.outcome.${row.state}`)}
        </Badge>
      </Flex>
    </ListItem>
  );
}
