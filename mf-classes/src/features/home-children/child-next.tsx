import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Box, Button, Stack } from '@academy/shared-ui';
import { VideoIcon } from '@academy/shared-ui/icons';
import type { Child } from '#/api/children.ts';
import type { ClassRow } from '#/api/class-schema.ts';
import { classQueries } from '#/api/classes.ts';
import { AskButtons } from '#/components/class/ask-buttons.tsx';
import { NextClockChange } from '#/components/clock-change/next-clock-change.tsx';
import { meetingLink } from '#/components/meetings/meeting-link.ts';
import { Countdown } from '#/components/next-class/countdown.tsx';
import { NextClass } from '#/components/person-classes/next-class.tsx';
import { useNow } from '#/components/time/use-now.ts';

const HOUR = 3_600_000;

/**
 * The child's next class, the time until it starts, the link to the meeting while it is open, and the possible
 * requests.
 */
export function ChildNext({ child, row }: { child: Child; row: ClassRow }) {
  const now = useNow();
  return (
    <Stack gap="2" alignItems="flex-start">
      <Box>
        <NextClass row={row} />
        <Countdown detail={row} now={now} />
      </Box>
      <JoinChild child={child} row={row} now={now} />
      <AskButtons row={row} />
      <NextClockChange person={{ id: child.id, side: 'student' }} next={row} />
    </Stack>
  );
}

function JoinChild({ child, row, now }: { child: Child; row: ClassRow; now: number }) {
  const { t } = useTranslation('classes');
  const isNear = Date.parse(row.starts_at) - now < HOUR;
  const { data: detail } = useQuery({ ...classQueries.detail(row.id), enabled: isNear });
  const isOpen = detail && now >= Date.parse(detail.join.opens_at) && now < Date.parse(detail.join.closes_at);
  const link = isOpen ? meetingLink(detail, child.name) : null;
  if (!link) return null;
  return (
    <Button asChild>
      <a href={link} target="_blank" rel="noopener noreferrer">
        <VideoIcon aria-hidden />
        {t('join.join')}
      </a>
    </Button>
  );
}
