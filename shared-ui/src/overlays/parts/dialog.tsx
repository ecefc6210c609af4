import { Dialog as Parts } from '@chakra-ui/react/dialog';
import type { ComponentProps } from 'react';
import { OverlayRoot } from './overlay-root.tsx';

function Root(props: ComponentProps<typeof Parts.Root>) {
  return (
    <OverlayRoot>
      <Parts.Root {...props} />
    </OverlayRoot>
  );
}

/** Chakra's Dialog in our look and direction. Put its Backdrop and Positioner into a Portal. */
export const Dialog = { ...Parts, Root };
