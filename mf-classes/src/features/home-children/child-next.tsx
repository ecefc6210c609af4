import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Button, Stack } from '@academy/shared-ui';
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

/** When the child's next class is, how long until then, and the way into the meeting while it is open. */
export function ChildNext({ child, row }: { child: Child; row: ClassRow }) {
  const { t } = useTranslation('classes');
  const now = useNow();
  const isNear = Date.parse(row.starts_at) - now < HOUR;
  const { data: detail } = useQuery({ ...classQueries.detail(row.id), enabled: isNear });
  const isOpen = detail && now >= Date.parse(detail.join.opens_at) && now < Date.parse(detail.join.closes_at);
  const link = isOpen ? meetingLink(detail, child.name) : null;
  return (
    <Stack gap="2" alignItems="flex-start">
      <div>
        <NextClass row={row} />
        <Countdown detail={row} now={now} />
      </div>
      <AskButtons row={row} />
      <NextClockChange person={{ id: child.id, side: 'student' }} next={row} />
      {link && (
        <Button asChild>
          <a href={link} target="_blank" rel="noopener noreferrer">
            <VideoIcon aria-hidden />
            {t('join.join')}
          </a>
        </Button>
      )}
    </Stack>
  );
}
