import { useCoarsePointer } from '@academy/shared-ui';
import { type RefObject, useState } from 'react';

export interface PhoneKeyboard {
  /** A click shows it. */
  isOffered: boolean;
  /** The input's. */
  inputMode: 'none' | undefined;
  open: () => void;
  /** The input was left. */
  leave: () => void;
}

/** On touch the list takes the space of the phone's keyboard, which is shown on request. */
export function usePhoneKeyboard(input: RefObject<HTMLInputElement | null>): PhoneKeyboard {
  const isTouch = useCoarsePointer();
  const [isAsked, setAsked] = useState(false);
  const isOffered = isTouch && !isAsked;
  const open = () => {
    // A phone checks the mode when the field gets the focus, not when the mode changes.
    input.current?.blur();
    if (input.current) input.current.inputMode = '';
    input.current?.focus();
    setAsked(true);
  };
  return { isOffered, inputMode: isOffered ? 'none' : undefined, open, leave: () => setAsked(false) };
}
