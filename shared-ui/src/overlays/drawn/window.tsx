import { Portal } from '@chakra-ui/react/portal';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusInside } from '../../focus/focus-trail.ts';
import { Dialog } from '../parts/dialog.tsx';
import { FocusBack } from './focus-back.tsx';

export interface WindowProps {
  /** Called on Escape, or a press beside the window. */
  onClose: () => void;
  /** The element that had the focus before. */
  opener: Element | null;
  /** Something may be lost: announced at once. */
  urgent?: boolean;
  size?: 'sm' | 'md' | 'lg' | 'full';
  placement?: 'center' | 'bottom';
  onFocusCapture?: (event: FocusEvent<HTMLElement>) => void;
  children: ReactNode;
}

const isToast = (target: EventTarget | null) => target instanceof Element && target.closest('[data-toasts]') !== null;

/** The list of a field is in the window, but no layer that the library knows: it takes the key first. */
const hasOpenList = (content: Element | null) => Boolean(content?.querySelector('[popover]'));

/** An open Dialog of Chakra. Rendering it opens it, with the focus on its first control unless a child has taken it. */
export function Window({ onClose, opener, urgent, size, placement, onFocusCapture, children }: WindowProps) {
  const content = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  const takeFocus = () => {
    if (content.current) focusInside(content.current, last.current);
    // A field that already has the focus keeps its cursor: the library would select its text.
    return document.activeElement as HTMLElement;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the next key
  useLayoutEffect(() => void takeFocus(), []);
  return (
    <>
      <Dialog.Root
        open
        onOpenChange={() => onClose()}
        role={urgent ? 'alertdialog' : 'dialog'}
        size={size}
        placement={placement}
        closeOnInteractOutside
        restoreFocus={false}
        initialFocusEl={takeFocus}
        // The page below may move the focus, after a navigation for instance.
        onFocusOutside={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (isToast(event.detail.originalEvent.target)) event.preventDefault();
        }}
        onEscapeKeyDown={(event) => {
          if (hasOpenList(content.current)) event.preventDefault();
        }}
      >
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content
              ref={content}
              onFocusCapture={(event) => {
                // Not of a dialog that opened from this one.
                if (content.current?.contains(event.target)) last.current = event.target;
                onFocusCapture?.(event);
              }}
            >
              {children}
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      <FocusBack opener={() => opener} />
    </>
  );
}
