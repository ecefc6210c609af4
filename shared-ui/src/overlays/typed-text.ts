import { type FocusEvent, useRef } from 'react';

/** Fields whose text somebody composed: not what is searched for, chosen, or typed again to confirm. */
const COMPOSED =
  'textarea, input:not([type]), input:is([type=text], [type=email], [type=tel], [type=url], [type=number])';
const FLEETING = '[role=combobox], [data-confirms], [readonly]';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isComposed = (target: EventTarget): target is Field =>
  target instanceof HTMLElement && target.matches(COMPOSED) && !target.matches(FLEETING);

/** Knows whether fields hold text that was typed since they were there. */
export function useTypedText() {
  const initial = useRef(new Map<Field, string>());
  return {
    onFocusCapture: ({ target }: FocusEvent) => {
      if (isComposed(target) && !initial.current.has(target)) initial.current.set(target, target.value);
    },
    hasTyped: () =>
      [...initial.current].some(
        ([field, value]) => field.isConnected && field.value.trim() !== '' && field.value !== value,
      ),
  };
}
