import { Badge, Box, Button, chakra, Heading, largeText, Span, Stack, Text } from '@academy/shared-ui';
import { TitleText } from '@academy/shared-ui/titles';
import { useTranslation } from 'react-i18next';
import { SubjectLine } from '#/base/components/subject-line.tsx';
import { OtherClocks } from '#/base/components/time/class-moment.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { CalendarClass } from '#/calendar/api/calendar.ts';
import { SeriesMark } from '#/timetable/components/series/series-mark.tsx';
import { dateIn } from './calendar-dates.ts';
import { useClassText } from './class-text.ts';
import type { CalendarPlace } from './use-calendar-place.ts';

interface AgendaProps {
  place: CalendarPlace;
  classes: readonly CalendarClass[];
  unlisted: ReadonlyMap<string, number>;
  onOpen: (row: CalendarClass) => void;
}

/** The period's classes by day, on the viewer's clock. */
function daysOf({ zone, span }: CalendarPlace, classes: readonly CalendarClass[]): [date: string, CalendarClass[]][] {
  const days = new Map<string, CalendarClass[]>();
  for (const row of classes) {
    const date = dateIn(zone, Date.parse(row.starts_at));
    if (date >= span.from && date <= span.to) days.set(date, [...(days.get(date) ?? []), row]);
  }
  return [...days];
}

/** The same classes as in the grid, one below the other, for phones, which have no space for a grid. */
export function Agenda({ place, classes, unlisted, onOpen }: AgendaProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  return (
    <Stack gap="5">
      {daysOf(place, classes).map(([date, rows]) => (
        <Box as="section" key={date} aria-labelledby={`day-${date}`}>
          <Heading as="h3" size="sm" id={`day-${date}`} marginBlockEnd="2">
            {rows[0] && times.nearDayInFull(rows[0].starts_at)}
          </Heading>
          <Stack as="ul" gap="2" listStyle="none">
            {rows.map((row) => (
              <li key={row.id}>
                <AgendaRow row={row} onOpen={() => onOpen(row)} />
              </li>
            ))}
          </Stack>
          {unlisted.has(date) && place.view !== 'day' && (
            <Button variant="ghost" size="sm" onClick={() => place.go({ view: 'day', date })}>
              {t('calendar.more.text', { count: unlisted.get(date) })}
            </Button>
          )}
        </Box>
      ))}
    </Stack>
  );
}

const Row = chakra('button', {
  base: {
    display: 'flex',
    width: 'full',
    gap: '3',
    alignItems: 'baseline',
    [largeText]: { flexWrap: 'wrap' },
    minHeight: '11',
    padding: '3',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { borderColor: 'border.medium' },
  },
});

function AgendaRow({ row, onOpen }: { row: CalendarClass; onOpen: () => void }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const nameOf = useClassText();
  return (
    <Row type="button" aria-haspopup="dialog" onClick={onOpen}>
      <Span flexShrink="0" minWidth="24" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        <bdi>{times.span(row.starts_at, row.ends_at)}</bdi>
      </Span>
      <Box flex="1" minWidth="0" css={{ [largeText]: { flexBasis: 'full' } }}>
        <Text as="span" display="block" fontWeight="medium">
          <bdi>{nameOf(row)}</bdi>
        </Text>
        <SubjectLine of={row} />
        {row.material && (
          <Text as="span" display="block" fontSize="sm" color="fg.muted">
            <TitleText title={row.material.name} ar={row.material.name_ar} />
          </Text>
        )}
        <OtherClocks of={row} at={row.starts_at} />
      </Box>
      {row.series_id && <SeriesMark />}
      {row.is_trial && <Badge tone="info">{t('attendance.trial')}</Badge>}
    </Row>
  );
}
