import { type Ref, useImperativeHandle, useRef, useState } from 'react';

/** The field's handle for `register` of react-hook-form, which reads and writes the value through it. */
interface ValueHandle {
  name: string;
  value: string;
  focus: () => void;
}

/** In the form of `register`, and of an input's event. */
interface ValueEvent {
  type: 'change' | 'blur';
  target: { name: string; value: string };
}

export interface FieldValueProps {
  name?: string;
  /**
   * In the API's form, or typed text that cannot be parsed; empty for none. Without it the field stores its own value.
   */
  value?: string;
  onChange?: (event: ValueEvent) => unknown;
  onBlur?: (event: ValueEvent) => unknown;
  ref?: Ref<ValueHandle>;
}

/** The value of a field that is no native input: stored here, or by the caller. */
export function useFieldValue({ name = '', value, onChange, onBlur, ref }: FieldValueProps) {
  const [own, setOwn] = useState('');
  const held = useRef('');
  const input = useRef<HTMLInputElement>(null);
  const current = value ?? own;
  held.current = current;
  const keep = (next: string) => {
    held.current = next;
    setOwn(next);
  };
  useImperativeHandle(
    ref,
    () => ({
      name,
      get value() {
        return held.current;
      },
      set value(next: string) {
        // A form without a default for the field sets none.
        held.current = next || '';
        setOwn(held.current);
      },
      focus: () => input.current?.focus(),
    }),
    [name],
  );
  return {
    input,
    current,
    change: (next: string) => {
      if (next === held.current) return;
      keep(next);
      onChange?.({ type: 'change', target: { name, value: next } });
    },
    blur: () => onBlur?.({ type: 'blur', target: { name, value: held.current } }),
  };
}
