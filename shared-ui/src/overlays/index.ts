/**
 * Chakra's overlays in its own parts, and the open halves of ours. It loads when the page is idle, or with the first
 * overlay that opens.
 */
export { Portal } from '@chakra-ui/react/portal';
export { DialogWindow } from './drawn/dialog-window.tsx';
export { MenuLayer } from './drawn/menu-layer.tsx';
export { PopoverLayer } from './drawn/popover-layer.tsx';
export { TooltipLayer } from './drawn/tooltip-layer.tsx';
export { Dialog } from './parts/dialog.tsx';
export { Menu } from './parts/menu.tsx';
export { Popover } from './parts/popover.tsx';
export { Tabs } from './parts/tabs.tsx';
export { Tooltip } from './parts/tooltip.tsx';
