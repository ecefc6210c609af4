import { HStack } from '@academy/shared-ui';
import { InfoIcon } from '@academy/shared-ui/icons';
import type { ReactNode } from 'react';

/** Says, before saving, that a change sends a post for approval again. */
export function ApprovalNote({ children }: { children: ReactNode }) {
  return (
    <HStack as="p" gap="2.5" padding="3" bg="info.subtle" color="info.fg" borderRadius="control" fontSize="sm">
      <InfoIcon size={18} aria-hidden />
      {children}
    </HStack>
  );
}
