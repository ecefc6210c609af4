import { Box, Heading, LogoMark, Ornament, Stack, Text } from '@academy/shared-ui';
import type { ReactNode } from 'react';

interface ErrorPageProps {
  title: string;
  text: string;
  action: ReactNode;
}

/** A page that says why there is no page. */
export function ErrorPage({ title, text, action }: ErrorPageProps) {
  return (
    <Box position="relative" display="grid" placeItems="center" minHeight="70dvh" padding="6" overflow="hidden">
      <Box
        position="absolute"
        inset="0"
        color="brand.fg"
        css={{ maskImage: 'radial-gradient(closest-side, #000, transparent)' }}
      >
        <Ornament opacity={0.09} />
      </Box>
      <Stack position="relative" alignItems="center" textAlign="center" gap="3" maxWidth="28rem">
        <LogoMark size={56} />
        <Heading as="h1" size="lg" tabIndex={-1} marginBlockStart="3">
          {title}
        </Heading>
        <Text color="fg.muted">{text}</Text>
        <Box marginBlockStart="3">{action}</Box>
      </Stack>
    </Box>
  );
}
