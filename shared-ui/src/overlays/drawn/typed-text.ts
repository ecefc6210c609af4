import { type FocusEvent, useRef } from 'react';

/** Fields with composed text: not a search, a choice, or a typed confirmation. */
const COMPOSED =
  'textarea, input:not([type]), input:is([type=text], [type=email], [type=tel], [type=url], [type=number])';
const FLEETING = '[role=combobox], [data-confirms], [readonly]';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isComposed = (target: EventTarget): target is Field =>
  target instanceof HTMLElement && target.matches(COMPOSED) && !target.matches(FLEETING);

/** Whether fields contain text that was typed since they were mounted. */
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
