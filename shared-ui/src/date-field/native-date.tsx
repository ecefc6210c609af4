import { Box, largeText, TextField } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { CalendarDaysIcon } from '../icons.ts';
import { dayText, readDay } from './day-text.ts';
import type { DateInputProps } from './typed-date.tsx';

/** The phone's own picker, which touching the field opens; the field shows the choice in the viewer's language. */
export function NativeDate({ day, ...field }: DateInputProps) {
  const { t, i18n } = useTranslation('ui');
  const text = dayText(day.current, i18n.language);
  return (
    <Box position="relative" css={seeThrough}>
      <TextField
        {...field}
        ref={day.input}
        type="date"
        value={readDay(day.current) ?? ''}
        onChange={(event) => day.change(event.target.value)}
        onBlur={day.blur}
        action={
          <Box padding="2" color="fg.subtle" pointerEvents="none" css={besideIt} aria-hidden>
            <CalendarDaysIcon size={18} />
          </Box>
        }
        icon={
          <Box color={text ? 'fg' : 'fg.subtle'} css={look}>
            {text || t('date.placeholder')}
          </Box>
        }
      />
    </Box>
  );
}

const look = {
  fontSize: 'md',
  whiteSpace: 'nowrap',
  /** The field is as wide as the window, and so is a date in it. */
  [largeText]: { fontSize: '6vw', lineHeight: '1.1', whiteSpace: 'normal' },
};
const besideIt = { [largeText]: { display: 'none' } };

/** The browser's own text is in the phone's language, so it is hidden. */
const seeThrough = {
  '& input': { color: 'transparent', paddingInlineStart: '3' },
  '& input::-webkit-datetime-edit, & input::-webkit-date-and-time-value': { color: 'transparent' },
  '& input::-webkit-calendar-picker-indicator': {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    opacity: 0,
  },
};
