import { Button, Stack, Text } from '@academy/shared-ui';
import { VideoIcon } from '@academy/shared-ui/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '#/base/components/time/use-now.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { CalendarClass } from '#/calendar/api/calendar.ts';
import { useJoining } from '#/class/components/use-joining.ts';

type Joining = 'before' | 'open' | 'over' | 'none';

/** D23: students and teachers within the time for joining, staff whenever the API allows it. */
function joiningOf({ join, may, student, teacher }: CalendarClass, viewerId: string, now: number): Joining {
  if (viewerId !== student.id && viewerId !== teacher.id) return may.join ? 'open' : 'none';
  if (now < Date.parse(join.opens_at)) return 'before';
  return now <= Date.parse(join.closes_at) ? 'open' : 'over';
}

/** A link to the meeting, which no browser blocks; before that, the time from which it opens. */
export function JoinMeeting({ row }: { row: CalendarClass }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const viewer = useViewer();
  const id = useId();
  const { join } = useJoining(row.id);
  const joining = joiningOf(row, viewer.id, useNow());
  if (joining === 'none') return null;
  const content = (
    <>
      <VideoIcon aria-hidden />
      {t('calendar.join')}
    </>
  );
  if (joining === 'open' && row.zoom_link)
    return (
      <Button asChild size="lg" onClick={() => join.mutate()}>
        <a href={row.zoom_link} target="_blank" rel="noopener noreferrer">
          {content}
        </a>
      </Button>
    );
  if (join.isSuccess) return <Text role="status">{t('join.joined')}</Text>;
  return (
    <Stack gap="2">
      <Button
        size="lg"
        loading={join.isPending}
        disabled={joining !== 'open'}
        aria-describedby={joining === 'open' ? undefined : id}
        onClick={() => join.mutate()}
      >
        {content}
      </Button>
      {joining !== 'open' && (
        <Text id={id} fontSize="sm" color="fg.muted">
          {joining === 'before'
            ? t('join.from', { time: times.time(row.join.opens_at) })
            : t('join.over', { time: times.time(row.join.closes_at) })}
        </Text>
      )}
    </Stack>
  );
}
