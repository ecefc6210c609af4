import { Popover as Parts } from '@chakra-ui/react/popover';
import type { ComponentProps } from 'react';
import { OverlayRoot } from './overlay-root.tsx';

function Root(props: ComponentProps<typeof Parts.Root>) {
  return (
    <OverlayRoot>
      <Parts.Root {...props} />
    </OverlayRoot>
  );
}

/** Chakra's Popover in our look and direction. Put its Positioner into a Portal. */
export const Popover = { ...Parts, Root };
