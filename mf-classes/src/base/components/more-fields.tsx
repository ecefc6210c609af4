import { Box, Button, Stack } from '@academy/shared-ui';
import { ChevronDownIcon } from '@academy/shared-ui/icons';
import { type ReactNode, useState } from 'react';

interface MoreFieldsProps {
  label: string;
  /** Forced open when one of the fields has an error. */
  isForced?: boolean;
  children: ReactNode;
}

/** Fields that are rarely changed, hidden until they are needed. */
export function MoreFields({ label, isForced = false, children }: MoreFieldsProps) {
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted || isForced;
  return (
    <Box>
      <Button
        variant="ghost"
        size="sm"
        marginInlineStart="-3"
        aria-expanded={isOpen}
        onClick={() => setWanted(!isOpen)}
      >
        {label}
        <Box as="span" transform={isOpen ? 'rotate(180deg)' : undefined} aria-hidden>
          <ChevronDownIcon size={16} />
        </Box>
      </Button>
      <Stack hidden={!isOpen} gap="5" marginBlockStart="3">
        {children}
      </Stack>
    </Box>
  );
}
