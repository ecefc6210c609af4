import { type ReactNode, useState } from 'react';
import { WithOverlays } from './with-overlays.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  children?: ReactNode;
  /** Actions at the end, the main one last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** Something may be lost: announced at once. */
  urgent?: boolean;
  /** A sheet comes from the bottom edge, for phones. */
  placement?: 'center' | 'bottom';
}

/**
 * A modal with a title; its body scrolls, title and actions stay. Escape and a press beside it ask before typed text is
 * lost. The focus starts at its first control, and returns to where it was, or beside it if that is gone.
 * Its content can be drawn after its owner, when the code of overlays comes: an effect on the content belongs in a child.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  // Of the press: until the code is there, the focus may move.
  const [opener] = useState(() => document.activeElement);
  return (
    <WithOverlays onClose={props.onClose}>
      {({ DialogWindow }) => <DialogWindow {...props} opener={opener} />}
    </WithOverlays>
  );
}
