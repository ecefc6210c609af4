import type { ComponentProps, RefObject } from 'react';
import type { Align } from '../menu-types.ts';
import type { Menu } from '../parts/menu.tsx';

type Positioning = NonNullable<ComponentProps<typeof Menu.Root>['positioning']>;

const placements = { start: 'bottom-start', center: 'bottom', end: 'bottom-end' } as const;

/** Below its anchor, or above where there is more space; over the page, also while that scrolls. */
export const placementOf = (align: Align, anchor: RefObject<Element | null>): Positioning => ({
  strategy: 'fixed',
  placement: placements[align],
  gutter: 6,
  getAnchorElement: () => anchor.current as HTMLElement | null,
});
