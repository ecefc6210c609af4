import { Box, Stack } from '@academy/shared-ui';
import type { Child } from '#/api/children.ts';
import type { ClassRow } from '#/api/class-schema.ts';
import { AskButtons } from '#/components/class/ask-buttons.tsx';
import { NextClockChange } from '#/components/clock-change/next-clock-change.tsx';
import { Countdown } from '#/components/next-class/countdown.tsx';
import { NextClass } from '#/components/person-classes/next-class.tsx';
import { useNow } from '#/components/time/use-now.ts';
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
