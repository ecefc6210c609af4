import { Box, Flex, Stack } from '@academy/shared-ui';
import { InfoIcon } from '@academy/shared-ui/icons';
import type { ReactNode } from 'react';

/** What the viewer may want to do next. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Flex
      role="status"
      gap="2.5"
      padding="3"
      marginBlockEnd="4"
      bg="info.subtle"
      color="info.fg"
      borderRadius="control"
      fontSize="sm"
    >
      <Box flexShrink="0" marginBlockStart="0.5" aria-hidden>
        <InfoIcon size={18} />
      </Box>
      <Stack gap="1">{children}</Stack>
    </Flex>
  );
}
