import { CircleAlertIcon } from '../icons.ts';
import { Box, Flex } from '../layout/primitives.ts';

/** Why the whole form was refused; announced at once. Nothing without a text. */
export function FormError({ children }: { children?: string | null }) {
  return (
    <Box role="alert">
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
