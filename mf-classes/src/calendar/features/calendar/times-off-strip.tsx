import { Box, Button, Flex, Stack, Text } from '@academy/shared-ui';
import { CalendarXIcon, PauseIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import type { CalendarTimeOff } from '#/calendar/api/calendar.ts';
import { useHoldWords } from '#/timetable/components/holds/use-hold-words.ts';
import type { Span } from './calendar-dates.ts';

/** Further ones are shown after a touch: a month of a large academy has many. */
const FIRST = 4;

const meets = ({ from, to }: CalendarTimeOff, span: Span): boolean =>
  from <= span.to && (to === null || to >= span.from);

/** Absences, closures and holds within the view, each with its days; renders nothing without any. */
export function TimesOffStrip({ timesOff, span }: { timesOff: readonly CalendarTimeOff[]; span: Span }) {
  const { t } = useTranslation('classes');
  const [isWhole, setWhole] = useState(false);
  const shown = timesOff.filter((off) => meets(off, span));
  const rest = isWhole ? 0 : shown.length - FIRST;
  if (shown.length === 0) return null;
  return (
    <Box as="section" aria-label={t('calendar.timesOff.title')} marginBlockEnd="4">
      <Stack as="ul" gap="2" listStyle="none">
        {shown.slice(0, isWhole ? undefined : FIRST).map((off) => (
          <TimeOffRow key={`${off.kind} ${off.from} ${off.to} ${off.person?.id} ${off.name?.en}`} off={off} />
        ))}
      </Stack>
      {rest > 0 && (
        <Button
          variant="ghost"
          size="sm"
          marginBlockStart="1"
          onClick={() => setWhole(true)}
          _print={{ display: 'none' }}
        >
          {t('calendar.more.text', { count: rest })}
        </Button>
      )}
    </Box>
  );
}

function TimeOffRow({ off }: { off: CalendarTimeOff }) {
  const { t, i18n } = useTranslation('classes');
  const { daysOf } = useHoldWords();
  const { kind, person, name } = off;
  const Icon = kind === 'hold' ? PauseIcon : CalendarXIcon;
  const what = {
    absence: t('calendar.timesOff.absence', { name: isolated(person?.name ?? '') }),
    hold: t('calendar.timesOff.hold', { name: isolated(person?.name ?? '') }),
    closure: isolated(name?.[i18n.language === 'ar' ? 'ar' : 'en'] ?? t('calendar.timesOff.none')),
    none: t('calendar.timesOff.none'),
    other: t('calendar.timesOff.none'),
  }[kind];
  return (
    <Flex as="li" gap="2.5" paddingInline="3" paddingBlock="2" bg="bg.subtle" borderRadius="control" fontSize="sm">
      <Box flexShrink="0" marginBlockStart="0.5" color="fg.muted" aria-hidden>
        <Icon size={16} />
      </Box>
      <Flex columnGap="3" flexWrap="wrap" minWidth="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {what}
        </Text>
        <Text color="fg.muted">{daysOf(off)}</Text>
      </Flex>
    </Flex>
  );
}
