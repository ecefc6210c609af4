import { type ComponentProps, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { focusBeside, trailOf } from '../focus/focus-trail.ts';
import { chakra } from '../theme/styled/chakra.ts';

const Surface = chakra('dialog', {
  base: {
    margin: 'auto',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'calc(100dvh - 32px)',
    flexDirection: 'column',
    overflow: 'hidden',
    bg: 'bg.raised',
    color: 'fg',
    boxShadow: 'float',
    borderWidth: '1px',
    borderColor: 'border',
    '&[open]': { display: 'flex' },
    _backdrop: { bg: 'overlay', animation: '{durations.base} {easings.out} appear' },
    _motionSafe: { animation: '{durations.base} {easings.out} rise' },
  },
});

/**
 * Reserves the space of the page's scrollbar, which is hidden while a modal is open (see global styles), so nothing
 * jumps.
 */
function holdScroll(): () => void {
  const root = document.documentElement;
  const hadScrollbar = window.innerWidth > root.clientWidth;
  if (hadScrollbar) root.style.scrollbarGutter = 'stable';
  return () => {
    if (hadScrollbar) root.style.scrollbarGutter = '';
  };
}

export interface ModalProps extends Omit<ComponentProps<typeof Surface>, 'onClose' | 'open'> {
  /** Called on Escape, or a click beside the dialog. */
  onClose: () => void;
}

/**
 * The browser's own modal: it traps the focus, makes the rest of the page inert and is in the top layer, inside its
 * place in the tree, so that direction, theme and context are those of its caller. Rendering it opens it; the focus
 * returns to where it was, or beside it if that is gone.
 */
export function Modal({ onClose, children, ...rest }: ModalProps) {
  const surface = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const trail = before ? trailOf(before) : [];
    const dialog = surface.current;
    const giveScrollBack = holdScroll();
    if (!dialog?.open) dialog?.showModal();
    return () => {
      dialog?.close();
      giveScrollBack();
      if (before?.isConnected === false) focusBeside(trail);
      else if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const isBeside = (event: { target: EventTarget }) => event.target === surface.current;
  return (
    <Surface
      ref={surface}
      onCancel={(event) => {
        if (!isBeside(event)) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event: PointerEvent) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) onClose();
      }}
      {...rest}
    >
      {children}
    </Surface>
  );
}
