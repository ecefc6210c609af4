import { useTranslation } from '@academy/shared-auth';
import { Box, chakra, FieldError, Grid, largeText, Span, Text } from '@academy/shared-ui';
import { CalendarXIcon, CheckIcon, StarIcon, UserXIcon } from '@academy/shared-ui/icons';
import { useId } from 'react';
import { type Attendance, attendances, type Outcome } from '#/api/class-schema.ts';
import { countdownText } from '#/components/time/time-text.ts';
import { useNow } from '#/components/time/use-now.ts';

const Choice = chakra('label', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: '20',
    padding: '3',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.medium',
    borderRadius: 'card',
    fontWeight: 'medium',
    cursor: 'pointer',
    transition: 'background-color {durations.fast}, border-color {durations.fast}',
    '&:has(:checked)': {
      borderColor: 'brand.fg',
      bg: 'brand.subtle',
      color: 'brand.fg',
      boxShadow: 'inset 0 0 0 1px currentColor',
    },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    '&:has(:disabled)': { color: 'fg.subtle', bg: 'bg.subtle', cursor: 'not-allowed' },
  },
});
const Radio = chakra('input', { base: { srOnly: true } });

const icons = {
  presence: <CheckIcon size={20} />,
  trial: <StarIcon size={20} />,
  absence_student: <UserXIcon size={20} />,
  absence_teacher: <CalendarXIcon size={20} />,
};

interface AttendanceChoiceProps {
  value: Attendance | null;
  onChange: (attendance: Attendance) => void;
  outcomes: Readonly<Record<string, Outcome>>;
  error: string | undefined;
  disabled: boolean;
}

/**
 * When the attendance can be chosen, in ms: 0 if the API allows it now; an absence of the student opens a quarter
 * of an hour after the start (D25).
 */
const opensAt = ({ allowed, from }: Outcome): number =>
  allowed ? 0 : from ? Date.parse(from) : Number.POSITIVE_INFINITY;

/** How the class went, as four large choices for a thumb. */
export function AttendanceChoice({ value, onChange, outcomes, error, disabled }: AttendanceChoiceProps) {
  const { t } = useTranslation('classes');
  const id = useId();
  const opening = (attendance: Attendance) => {
    const outcome = outcomes[attendance];
    return outcome ? opensAt(outcome) : 0;
  };
  const now = useNow(attendances.some((attendance) => opening(attendance) > Date.now()));
  return (
    <Box asChild>
      <fieldset aria-describedby={error ? `${id}-error` : undefined}>
        <Text as="legend" fontSize="sm" fontWeight="medium" marginBlockEnd="2">
          {t('report.attendance.label')}
        </Text>
        <Grid
          gap="2.5"
          gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
          css={{ [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } }}
        >
          {attendances.map((attendance) => {
            const left = opening(attendance) - now;
            const wait = left > 0 && Number.isFinite(left) ? countdownText(left) : null;
            return (
              <Choice key={attendance}>
                <Radio
                  type="radio"
                  name={`${id}-attendance`}
                  value={attendance}
                  checked={value === attendance}
                  disabled={disabled || left > 0}
                  aria-label={t(`attendance.${attendance}`)}
                  aria-describedby={wait ? `${id}-${attendance}` : undefined}
                  aria-invalid={error ? true : undefined}
                  onChange={() => onChange(attendance)}
                />
                <Span aria-hidden>{icons[attendance]}</Span>
                <Span>
                  {t(`attendance.${attendance}`)}
                  {wait && (
                    <Span
                      id={`${id}-${attendance}`}
                      display="block"
                      fontSize="xs"
                      fontWeight="normal"
                      fontVariantNumeric="tabular-nums"
                    >
                      {t('report.attendance.opensIn', { wait })}
                    </Span>
                  )}
                </Span>
              </Choice>
            );
          })}
        </Grid>
        {error && (
          <Box marginBlockStart="1.5">
            <FieldError id={id}>{error}</FieldError>
          </Box>
        )}
      </fieldset>
    </Box>
  );
}
