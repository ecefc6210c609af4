import { type Ref, useImperativeHandle, useRef, useState } from 'react';

/** What the field has for `register` of react-hook-form, which reads and writes the value there. */
interface DayHandle {
  name: string;
  value: string;
  focus: () => void;
}

/** As `register` takes it, and as an input gives it. */
interface DayEvent {
  type: 'change' | 'blur';
  target: { name: string; value: string };
}

export interface DayValueProps {
  name?: string;
  /** `2026-11-22`, or what was typed that is no date; empty for none. Without it the field keeps its own. */
  value?: string;
  onChange?: (event: DayEvent) => unknown;
  onBlur?: (event: DayEvent) => unknown;
  ref?: Ref<DayHandle>;
}

/** The value of a field that is none of the browser's: kept here, or by whoever draws it. */
export function useDayValue({ name = '', value, onChange, onBlur, ref }: DayValueProps) {
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
