import { IconButton, PopoverPanel, TextField, type TextFieldProps, type useFieldValue } from '@academy/shared-ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarDaysIcon } from '../icons.ts';
import { Calendar } from './calendar.tsx';
import { type Day, dayText, readDay, readFinishedDay, today } from './day-text.ts';

export interface DateInputProps extends Pick<TextFieldProps, 'label' | 'hint' | 'help' | 'error' | 'disabled'> {
  day: ReturnType<typeof useFieldValue>;
}

/** Typed as text; the calendar opens by its button or by Alt and the down arrow. */
export function TypedDate({ day, ...field }: DateInputProps) {
  const { t, i18n } = useTranslation('ui');
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const type = (text: string) => {
    setTyped(text);
    day.change(readDay(text) ?? text.trim());
  };
  const finish = () => {
    if (typed !== null) day.change(readFinishedDay(typed) ?? typed.trim());
    setTyped(null);
    day.blur();
  };
  const choose = (chosen: Day) => {
    setTyped(null);
    setOpen(false);
    day.change(chosen);
    day.input.current?.focus();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const toggle = (
    <IconButton
      ref={button}
      size="sm"
      aria-label={t('date.open')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      disabled={field.disabled}
      onClick={() => setOpen(!isOpen)}
    >
      <CalendarDaysIcon />
    </IconButton>
  );
  return (
    <>
      <TextField
        {...field}
        ref={day.input}
        autoComplete="off"
        placeholder={t('date.placeholder')}
        value={typed ?? dayText(day.current, i18n.language)}
        onChange={(event) => type(event.target.value)}
        onBlur={finish}
        onKeyDown={openByKey}
        action={toggle}
      />
      {isOpen && (
        <PopoverPanel title={field.label} anchor={button} align="end" onClose={() => setOpen(false)}>
          <Calendar value={readDay(day.current) ?? today()} chosen={readDay(day.current)} onChoose={choose} />
        </PopoverPanel>
      )}
    </>
  );
}
