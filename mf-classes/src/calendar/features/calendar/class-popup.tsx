import { Badge, Box, Button, Dialog, Stack, TextLink } from '@academy/shared-ui';
import { PencilIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Facts } from '#/base/components/facts.tsx';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { useSubjectName } from '#/base/components/subject-line.tsx';
import { OtherClock } from '#/base/components/time/other-clock.tsx';
import { useOtherParties } from '#/base/components/time/use-other-parties.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { CalendarClass } from '#/calendar/api/calendar.ts';
import { useMaterialName } from '#/library/components/use-material-name.ts';
import { JoinMeeting } from './join-meeting.tsx';

interface ClassPopupProps {
  row: CalendarClass;
  onMove: () => void;
  onClose: () => void;
}

/** A summary of a class: people, subject, time on both clocks, and the button that joins it. */
export function ClassPopup({ row, onMove, onClose }: ClassPopupProps) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const subjectName = useSubjectName();
  const materialName = useMaterialName();
  const { starts_at: starts, ends_at: ends } = row;
  return (
    <Dialog
      open
      title={materialName(row.material) ?? row.title}
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
            [t('materials.subject.label'), subjectName(row.subject)],
            [t('calendar.date'), times.nearDayInFull(starts)],
            [
              t('calendar.time'),
              t('calendar.timeIn', { span: isolated(times.span(starts, ends)), city: times.city(times.zone) }),
            ],
          ]}
        />
        <OtherClocks row={row} />
        {row.series_id && (
          <TextLink reach to={places.series(row.series_id)}>
            {t('series.open')}
          </TextLink>
        )}
        <JoinMeeting row={row} />
      </Stack>
    </Dialog>
  );
}

/** The same moment on the other people's clocks, if they differ (D55). */
function OtherClocks({ row }: { row: CalendarClass }) {
  const { starts_at: starts, ends_at: ends } = row;
  const others = useOtherParties()(row, starts);
  if (others.length === 0) return null;
  return (
    <Stack as="ul" gap="1.5" listStyle="none">
      {others.map((party) => (
        <OtherClock key={party.id} party={party} starts={starts} ends={ends} />
      ))}
    </Stack>
  );
}
