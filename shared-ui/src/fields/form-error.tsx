import type { Ref } from 'react';
import { CircleAlertIcon } from '../icons.ts';
import { Box, Flex } from '../layout/primitives.ts';

interface FormErrorProps {
  /** Receives the focus when the form moves it there. */
  ref?: Ref<HTMLDivElement>;
  children?: string | null;
}

/** Why the whole form was rejected; announced at once. Renders nothing without a text. */
export function FormError({ ref, children }: FormErrorProps) {
  return (
    <Box ref={ref} role="alert" tabIndex={ref ? -1 : undefined} borderRadius="control">
      {children && (
        <Flex gap="2.5" padding="3" bg="danger.subtle" color="danger.fg" borderRadius="control" fontSize="sm">
          <Box flexShrink="0" marginBlockStart="0.5" aria-hidden>
            <CircleAlertIcon size={18} />
          </Box>
          {children}
        </Flex>
      )}
    </Box>
  );
}
