import { Box } from '@academy/shared-ui';
import type { ReactNode } from 'react';

/** The box beside the chart's point at the pointer or chosen by arrow keys. */
export function NoteBox({ children }: { children: ReactNode }) {
  return (
    <Box
      role="status"
      bg="bg.raised"
      borderWidth="1px"
      borderRadius="control"
      boxShadow="float"
      paddingInline="3"
      paddingBlock="2"
      fontSize="sm"
      whiteSpace="nowrap"
    >
      {children}
    </Box>
  );
}
