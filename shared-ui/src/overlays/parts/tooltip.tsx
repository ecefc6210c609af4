import { Tooltip as Parts } from '@chakra-ui/react/tooltip';
import type { ComponentProps } from 'react';
import { OverlayRoot } from './overlay-root.tsx';

function Root(props: ComponentProps<typeof Parts.Root>) {
  return (
    <OverlayRoot>
      <Parts.Root {...props} />
    </OverlayRoot>
  );
}

/** Chakra's Tooltip in our look and direction. Put its Positioner into a Portal. */
export const Tooltip = { ...Parts, Root };
