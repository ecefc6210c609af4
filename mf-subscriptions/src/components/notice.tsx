import { Box, Flex, Stack } from '@academy/shared-ui';
import { InfoIcon, TriangleAlertIcon } from '@academy/shared-ui/icons';
import type { ReactNode } from 'react';

interface NoticeProps {
  /** `warning`: something needs attention. */
  tone?: 'info' | 'warning';
  children: ReactNode;
}

const icons = { info: InfoIcon, warning: TriangleAlertIcon };
const tones = {
  info: { bg: 'info.subtle', color: 'info.fg' },
  warning: { bg: 'warning.subtle', color: 'warning.fg' },
} as const;

/** A suggestion of the viewer's next step. */
export function Notice({ tone = 'info', children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <Flex
      role="status"
      gap="2.5"
      padding="3"
      marginBlockEnd="4"
      bg={tones[tone].bg}
      color={tones[tone].color}
      borderRadius="control"
      fontSize="sm"
    >
      <Box flexShrink="0" marginBlockStart="0.5" aria-hidden>
        <Icon size={18} />
      </Box>
      <Stack gap="1">{children}</Stack>
    </Flex>
  );
}
