import { Portal } from '@chakra-ui/react/portal';
import type { RefObject } from 'react';
import { Tooltip } from '../parts/tooltip.tsx';
import { placementOf } from './placement.ts';

interface TooltipLayerProps {
  label: string;
  anchor: RefObject<Element | null>;
}

/** The shown half of Tooltip. */
export function TooltipLayer({ label, anchor }: TooltipLayerProps) {
  return (
    // Its Escape would be lost for the layer below.
    <Tooltip.Root open closeOnEscape={false} positioning={placementOf('center', anchor)}>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content aria-hidden>{label}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
