import { Stack, Text } from '@academy/shared-ui';
import type { ReactNode } from 'react';

/** A part of the gallery with the names of its components. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="3">
      <Text fontSize="xs" color="fg.subtle" dir="ltr" textAlign="start">
        {name}
      </Text>
      {children}
    </Stack>
  );
}
