import { useTranslation } from '@academy/shared-auth';
import { Link } from '@academy/shared-auth/router';
import { Badge, Box, Button, Dialog, Flex, Stack, Text, UserName } from '@academy/shared-ui';
import { GlobeIcon, PencilIcon } from '@academy/shared-ui/icons';
import type { CalendarClass } from '#/api/calendar.ts';
import { Facts } from '#/components/facts.tsx';
import { isolated } from '#/components/isolated.ts';
import { places } from '#/components/places.ts';
import { useTimes } from '#/components/time/use-times.ts';
import { useViewer } from '#/components/use-viewer.ts';
import { JoinMeeting } from './join-meeting.tsx';

interface ClassPopupProps {
  row: CalendarClass;
  onMove: () => void;
  onClose: () => void;
}

/** A class at a glance: who, what, when on both clocks, and the way in. */
export function ClassPopup({ row, onMove, onClose }: ClassPopupProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { starts_at: starts, ends_at: ends } = row;
  const span = t('details.span', { from: times.time(starts), to: times.time(ends) });
  return (
    <Dialog
      open
      title={row.material?.name ?? row.title}
      onClose={onClose}
      footer={
        <>
          {row.may.editTime && (
            <Button variant="outline" onClick={onMove}>
              <PencilIcon aria-hidden />
              {t('calendar.move.action')}
            </Button>
          )}
          <Button asChild variant="outline">
            <Link to={places.details(row.id)}>{t('action.details')}</Link>
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {row.is_trial && (
          <Box>
            <Badge tone="info">{t('attendance.trial')}</Badge>
          </Box>
        )}
        <Facts
          facts={[
            [t('column.teacher'), row.teacher.name],
            [t('column.student'), row.student.name],
            [t('calendar.date'), times.dayInFull(starts)],
            [t('calendar.time'), t('calendar.timeIn', { span: isolated(span), city: times.city(times.zone) })],
          ]}
        />
        <OtherClocks row={row} />
        <JoinMeeting row={row} />
      </Stack>
    </Dialog>
  );
}

/** The same moment where the others are (D55). */
function OtherClocks({ row }: { row: CalendarClass }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const viewer = useViewer();
  const { starts_at: starts, ends_at: ends } = row;
  return (
    <Stack as="ul" gap="1.5" listStyle="none" fontSize="sm" color="fg.muted">
      {[row.student, row.teacher]
        .filter(({ id }) => id !== viewer.id)
        .map(({ id, name, timezone: zone }) => (
          <Flex as="li" key={id} gap="2" alignItems="flex-start">
            <Box flexShrink="0" marginBlockStart="0.5" color="fg.subtle" aria-hidden>
              <GlobeIcon size={16} />
            </Box>
            <Text>
              <UserName>{name}</UserName>
              {t('details.clock.in', { city: times.city(zone) })}
              <bdi>{t('details.span', { from: times.time(starts, zone), to: times.time(ends, zone) })}</bdi>
              {times.day(starts) !== times.day(starts, zone) && (
                <bdi>{t('details.clock.day', { day: times.day(starts, zone) })}</bdi>
              )}
            </Text>
          </Flex>
        ))}
    </Stack>
  );
}
