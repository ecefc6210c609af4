import { Box, Stack } from '@academy/shared-ui';
import type { Child } from '#/base/api/children.ts';
import { useNow } from '#/base/components/time/use-now.ts';
import type { ClassRow } from '#/class/api/class-schema.ts';
import { NextClockChange } from '#/class/components/clock-change/next-clock-change.tsx';
import { AskButtons } from '#/classes/components/ask-buttons.tsx';
import { Countdown } from '#/classes/components/next-class/countdown.tsx';
import { NextClass } from '#/classes/components/person-classes/next-class.tsx';
import { JoinChild } from './join-child.tsx';

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
