import { Box, Button, chakra, Flex, Heading, HStack, IconButton, Text, touch } from '@academy/shared-ui';
import { ChevronLeftIcon, ChevronRightIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { useTimes } from '#/base/components/time/use-times.ts';
import { spanText, stepped, views } from './calendar-dates.ts';
import { useMonthTotal } from './use-calendar.ts';
import type { CalendarPlace } from './use-calendar-place.ts';

const mirrored = { '& svg': { _rtl: { transform: 'scaleX(-1)' } } };

const ViewButton = chakra('button', {
  base: {
    minHeight: '9',
    paddingInline: '3',
    borderRadius: 'control',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    [touch]: { minHeight: '11' },
    _hover: { color: 'fg' },
    _pressed: { bg: 'bg.surface', color: 'brand.fg', boxShadow: '0 0 0 1px {colors.border.medium}' },
  },
});

/** The calendar's period, the links to other periods, and the month's number of classes. */
export function CalendarToolbar({ place }: { place: CalendarPlace }) {
  const { t, i18n } = useTranslation('classes');
  const { view, date, today, span, go } = place;
  const times = useTimes();
  const name = spanText(view, span, i18n.language);
  return (
    <Flex gap="3" rowGap="3" flexWrap="wrap" alignItems="center" marginBlockEnd="4">
      <HStack gap="1" flexWrap="wrap" css={mirrored} _print={{ display: 'none' }}>
        <IconButton aria-label={t(`calendar.previous.${view}`)} onClick={() => go({ date: stepped(view, date, -1) })}>
          <ChevronLeftIcon />
        </IconButton>
        <Button variant="outline" size="sm" onClick={() => go({ date: null })}>
          {t('calendar.today')}
        </Button>
        <IconButton aria-label={t(`calendar.next.${view}`)} onClick={() => go({ date: stepped(view, date, 1) })}>
          <ChevronRightIcon />
        </IconButton>
      </HStack>
      <Box flex={{ base: '1 1 100%', sm: '1' }} minWidth={{ base: '0', sm: '40' }} order={{ base: '-1', sm: '0' }}>
        <Heading as="h2" size="md" aria-live="polite" fontVariantNumeric="tabular-nums">
          {name}
        </Heading>
        <Flex columnGap="4" flexWrap="wrap" fontSize="sm" color="fg.muted">
          {view === 'month' && <MonthTotal place={place} />}
          <Text>{t('zone.note', { city: times.city(times.zone) })}</Text>
        </Flex>
      </Box>
      <HStack
        role="group"
        aria-label={t('calendar.views')}
        flexWrap="wrap"
        gap="1"
        padding="1"
        bg="bg.muted"
        borderRadius="control"
        _print={{ display: 'none' }}
      >
        {views.map((each) => (
          <ViewButton
            key={each}
            type="button"
            aria-pressed={each === view}
            onClick={() => go({ view: each, date: date === today ? null : date })}
          >
            {t(`calendar.view.${each}`)}
          </ViewButton>
        ))}
      </HStack>
    </Flex>
  );
}

/** The month's number of classes; empty while it is unknown. */
function MonthTotal({ place }: { place: CalendarPlace }) {
  const { t } = useTranslation('classes');
  const total = useMonthTotal(place);
  return (
    <Text role="status" _empty={{ display: 'none' }}>
      {total !== null && (total === 0 ? t('calendar.none') : t('calendar.count', { count: total }))}
    </Text>
  );
}
