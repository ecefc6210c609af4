import { Badge, Box, Button, Flex, ListItem, RuledItem, Skeleton, Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FramedList } from '#/base/components/framed-list.tsx';
import type { Clock } from '#/base/components/time/use-other-parties.ts';
import { type Hold, holdQueries, type KeptClass } from '#/timetable/api/holds.ts';
import { ClassFold } from '../class-list/class-fold.tsx';
import { ListedRow } from '../class-list/listed-row.tsx';
import { useDaysClock } from '../days-clock/use-days-clock.ts';
import { useHoldWords } from './use-hold-words.ts';

const tones = { planned: 'neutral', running: 'warning', over: 'neutral', undone: 'neutral', other: 'neutral' } as const;

type HoldAct = 'change' | 'end' | 'takeBack';

interface HoldRowProps {
  hold: Hold;
  /** The name is empty until it is known. */
  student: Clock & { name: string };
  onAsk: (act: HoldAct) => void;
}

/** One pause of a student, with what the viewer may do with it. */
export function HoldRow({ hold, student, onAsk }: HoldRowProps) {
  const { t } = useTranslation('classes');
  const { daysOf } = useHoldWords();
  const { withClock } = useDaysClock();
  const { state, reason, classes, kept, freeSlot, unpaid, byFamily, may } = hold;
  return (
    <RuledItem alignItems="flex-start">
      <Box minWidth="0" fontSize="sm" flex="1">
        <Text>{withClock(daysOf(hold), { zone: hold.zone, person: student }, hold.startsAt)}</Text>
        {classes === 0 && <Text color="fg.muted">{t('holds.classes', { count: 0 })}</Text>}
        {classes > 0 && (
          <ClassFold title={t('holds.classes', { count: classes })}>{() => <HeldClasses id={hold.id} />}</ClassFold>
        )}
        {freeSlot && (may.change || may.takeBack) && <Text color="fg.muted">{t('holds.freed')}</Text>}
        {byFamily && <Text color="fg.muted">{t('holds.family.made')}</Text>}
        {unpaid && <Text color="warning.fg">{t('holds.unpaid')}</Text>}
        {reason && (
          <Text color="fg.muted" overflowWrap="anywhere">
            <bdi>{reason}</bdi>
          </Text>
        )}
        <KeptClasses kept={kept} />
        {may.takeBack && !may.change && (
          <Button size="sm" variant="outline" marginBlockStart="2" onClick={() => onAsk('takeBack')}>
            {t('holds.family.takeBack')}
          </Button>
        )}
        {may.change && (
          <Flex gap="2" marginBlockStart="2" flexWrap="wrap">
            <Button size="sm" variant="outline" onClick={() => onAsk('change')}>
              {t('holds.change')}
            </Button>
            <Button size="sm" variant="outline" onClick={() => onAsk('end')}>
              {t(`holds.end.${state === 'running' ? 'running' : 'planned'}.action`)}
            </Button>
          </Flex>
        )}
      </Box>
      <Badge tone={tones[state]}>{t(`holds.state.${state}`)}</Badge>
    </RuledItem>
  );
}

/** The classes that a hold has cancelled, as they were listed before it was saved. */
function HeldClasses({ id }: { id: string }) {
  const { t } = useTranslation('classes');
  const { data, isError } = useQuery(holdQueries.classes(id));
  if (isError)
    return (
      <ListItem padding="4" role="alert">
        {t('holds.classesFailed')}
      </ListItem>
    );
  if (!data)
    return (
      <ListItem padding="4">
        <Skeleton height="10" />
      </ListItem>
    );
  return data.classes.map((row) => (
    <ListedRow key={row.id} row={row} isLinked words="" problem={row.problem && t(`timesOff.problem.${row.problem}`)} />
  ));
}

/** Classes to agree with the family again: they are no longer in the hold but stay cancelled, with the reasons. */
function KeptClasses({ kept }: { kept: readonly KeptClass[] }) {
  const { t } = useTranslation('classes');
  if (kept.length === 0) return null;
  return (
    <Box marginBlockStart="2">
      <Text color="warning.fg" fontWeight="medium" marginBlockEnd="2">
        {t('holds.effect.kept', { count: kept.length })}
      </Text>
      <FramedList>
        {kept.map((row) => (
          <ListedRow key={row.id} row={row} isLinked words="" problem={t(`timesOff.problem.${row.problem}`)} />
        ))}
      </FramedList>
    </Box>
  );
}
