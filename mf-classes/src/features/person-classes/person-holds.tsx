import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Badge, Box, Button, Flex, List, ListItem, RuledItem, Text, TextLink } from '@academy/shared-ui';
import { PauseIcon } from '@academy/shared-ui/icons';
import { PartCard } from '@academy/shared-ui/restored';
import { lazy, Suspense, useState } from 'react';
import { type Hold, holdQueries, type KeptClass } from '#/api/holds.ts';
import { personQueries } from '#/api/people.ts';
import { EndHoldDialog } from '#/components/holds/end-hold-dialog.tsx';
import { useHoldWords } from '#/components/holds/use-hold-words.ts';
import { places } from '#/components/places.ts';
import { ClassMoment, OtherClocks } from '#/components/time/class-moment.tsx';
import type { Clock } from '#/components/time/use-other-parties.ts';

// Its date fields load on the first click.
const HoldDialog = lazy(async () => ({ default: (await import('#/components/holds/hold-dialog.tsx')).HoldDialog }));

type Asked = { act: 'add' } | { act: 'change' | 'end'; hold: Hold };

/** A student's holds (D98); renders nothing without any if the viewer cannot add one. */
export function PersonHolds({ studentId }: { studentId: string }) {
  const { t } = useTranslation('classes');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data } = useQuery({ ...holdQueries.ofStudent(studentId), retry: false });
  const canAdd = data?.may.create ?? false;
  const { data: student } = useQuery({ ...personQueries.detail(studentId), enabled: canAdd });
  if (!data || (data.data.length === 0 && !canAdd)) return null;
  const onClose = () => setAsked(null);
  const add = canAdd && (
    <Button size="sm" variant="outline" onClick={() => setAsked({ act: 'add' })}>
      <PauseIcon aria-hidden />
      {t('holds.add')}
    </Button>
  );
  return (
    <PartCard title={t('holds.title')} action={add}>
      {data.data.length === 0 && <Text color="fg.muted">{t('holds.none')}</Text>}
      <List>
        {data.data.map((hold) => (
          <HoldRow
            key={hold.id}
            hold={hold}
            student={{ id: studentId, timezone: student?.timezone || hold.zone }}
            onAsk={(act) => setAsked({ act, hold })}
          />
        ))}
      </List>
      {asked?.act === 'end' && <EndHoldDialog hold={asked.hold} onClose={onClose} />}
      {asked && asked.act !== 'end' && (
        <Suspense>
          <HoldDialog
            student={{ id: studentId, name: student?.name ?? '' }}
            {...(asked.act === 'change' ? { hold: asked.hold } : {})}
            onClose={onClose}
          />
        </Suspense>
      )}
    </PartCard>
  );
}

const tones = { planned: 'neutral', running: 'warning', over: 'neutral', undone: 'neutral', other: 'neutral' } as const;

interface HoldRowProps {
  hold: Hold;
  student: Clock;
  onAsk: (act: 'change' | 'end') => void;
}

function HoldRow({ hold, student, onAsk }: HoldRowProps) {
  const { t } = useTranslation('classes');
  const { daysOf } = useHoldWords();
  const { state, reason, classes, kept, freeSlot, unpaid, may } = hold;
  return (
    <RuledItem alignItems="flex-start">
      <Box minWidth="0" fontSize="sm" flex="1">
        <Text>{daysOf(hold)}</Text>
        <Text color="fg.muted">{t('holds.classes', { count: classes })}</Text>
        {freeSlot && may.change && <Text color="fg.muted">{t('holds.freed')}</Text>}
        {unpaid && <Text color="warning.fg">{t('holds.unpaid')}</Text>}
        {reason && (
          <Text color="fg.muted" overflowWrap="anywhere">
            <bdi>{reason}</bdi>
          </Text>
        )}
        <KeptClasses kept={kept} student={student} />
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
