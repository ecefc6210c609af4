import type { ReactNode, RefObject } from 'react';
import { useNarrow } from '../layout/use-media.ts';
import type { Align } from './menu-types.ts';
import { Sheet } from './sheet.tsx';
import { WithOverlays } from './with-overlays.tsx';

export interface PopoverPanelProps {
  title: string;
  /** The button that opened it, with `aria-expanded`: the panel is below it, and the focus returns to it. */
  anchor: RefObject<HTMLElement | null>;
  /** The button's edge to align with. */
  align?: Align;
  onClose: () => void;
  children: ReactNode;
}

/** A panel that a button opens beside itself; on narrow screens a sheet. Rendering it opens it. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { title, onClose, children } = props;
  if (useNarrow())
    return (
      <Sheet open title={title} onClose={onClose}>
        {children}
      </Sheet>
    );
  return <WithOverlays onClose={onClose}>{({ PopoverLayer }) => <PopoverLayer {...props} />}</WithOverlays>;
}
