import { useTranslation } from '@academy/shared-auth';
import { Badge, Box, Button, Flex, List, ListItem, RuledItem, Text, TextLink } from '@academy/shared-ui';
import type { Hold, KeptClass } from '#/api/holds.ts';
import { places } from '../places.ts';
import { ClassMoment, OtherClocks } from '../time/class-moment.tsx';
import type { Clock } from '../time/use-other-parties.ts';
import { useHoldWords } from './use-hold-words.ts';

const tones = { planned: 'neutral', running: 'warning', over: 'neutral', undone: 'neutral', other: 'neutral' } as const;

type HoldAct = 'change' | 'end' | 'takeBack';

interface HoldRowProps {
  hold: Hold;
  student: Clock;
  onAsk: (act: HoldAct) => void;
}

/** One pause of a student, with what the viewer may do with it. */
export function HoldRow({ hold, student, onAsk }: HoldRowProps) {
  const { t } = useTranslation('classes');
  const { daysOf } = useHoldWords();
  const { state, reason, classes, kept, freeSlot, unpaid, byFamily, may } = hold;
  return (
    <RuledItem alignItems="flex-start">
      <Box minWidth="0" fontSize="sm" flex="1">
        <Text>{daysOf(hold)}</Text>
        <Text color="fg.muted">{t('holds.classes', { count: classes })}</Text>
        {freeSlot && (may.change || may.takeBack) && <Text color="fg.muted">{t('holds.freed')}</Text>}
        {byFamily && <Text color="fg.muted">{t('holds.family.made')}</Text>}
        {unpaid && <Text color="warning.fg">{t('holds.unpaid')}</Text>}
        {reason && (
          <Text color="fg.muted" overflowWrap="anywhere">
            <bdi>{reason}</bdi>
          </Text>
        )}
        <KeptClasses kept={kept} student={student} />
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

/** Classes to agree with the family again: they are no longer in the hold but stay cancelled, with the reasons. */
function KeptClasses({ kept, student }: { kept: readonly KeptClass[]; student: Clock }) {
  const { t } = useTranslation('classes');
  if (kept.length === 0) return null;
  return (
    <Box marginBlockStart="2">
      <Text color="warning.fg" fontWeight="medium">
        {t('holds.effect.kept', { count: kept.length })}
      </Text>
      <List>
        {kept.map(({ id, startsAt, teacher, problem }) => (
          <ListItem key={id} paddingBlock="1">
            <TextLink to={places.details(id)} alone>
              <ClassMoment at={startsAt} />
            </TextLink>
            <OtherClocks of={{ student, teacher }} at={startsAt} />
            <Text color="fg.muted">{t(`timesOff.problem.${problem}`)}</Text>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
