import { useTranslation } from '@academy/shared-auth';
import { Badge, Box, Flex, ListItem, Text, TextLink } from '@academy/shared-ui';
import type { DecidedClass, TimeOffDetail } from '#/api/times-off.ts';
import { FramedList } from '#/components/framed-list.tsx';
import { isolated } from '#/components/isolated.ts';
import { places } from '#/components/places.ts';
import { useTimes } from '#/components/time/use-times.ts';

const tones = {
  waiting: 'neutral',
  done: 'success',
  skipped: 'warning',
  undone: 'neutral',
  kept: 'warning',
  other: 'neutral',
} as const;

/** The classes of a time off, with what was decided about each and what has come of it. */
export function DecidedClasses({ off }: { off: TimeOffDetail }) {
  if (off.classes.length === 0) return null;
  return (
    <FramedList radius="card">
      {off.classes.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </FramedList>
  );
}

function useWhat() {
  const { t } = useTranslation('classes');
  const times = useTimes();
  return ({ action, movedTo, substitute }: DecidedClass): string => {
    if (action === 'move' && movedTo) return t('timesOff.what.move', { when: isolated(times.nearInText(movedTo)) });
    if (action === 'substitute' && substitute)
      return t('timesOff.what.substitute', { name: isolated(substitute.name) });
    return t('timesOff.what.cancel');
  };
}

function Row({ row }: { row: DecidedClass }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const what = useWhat();
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
          <Text fontSize="sm">{what(row)}</Text>
          {row.problem && (
            <Text fontSize="sm" color="warning.fg">
              {t(`timesOff.problem.${row.problem}`)}
            </Text>
          )}
        </Box>
        <Badge tone={tones[row.state]}>{t(`timesOff.outcome.${row.state}`)}</Badge>
      </Flex>
    </ListItem>
  );
}
