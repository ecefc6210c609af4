import { Tabs as Parts } from '@chakra-ui/react/tabs';
import type { ComponentProps } from 'react';
import { OverlayRoot } from './overlay-root.tsx';

function Root(props: ComponentProps<typeof Parts.Root>) {
  return (
    <OverlayRoot>
      <Parts.Root {...props} />
    </OverlayRoot>
  );
}

/** Chakra's Tabs in our look and direction. For tabs with their own addresses use `LinkTabs`. */
export const Tabs = { ...Parts, Root };
