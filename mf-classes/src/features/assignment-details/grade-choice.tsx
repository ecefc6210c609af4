import { useTranslation } from '@academy/shared-auth';
import { Box, chakra, FieldError, Grid, largeText, Span, Text } from '@academy/shared-ui';
import { BookOpenIcon, CheckIcon, RotateCwIcon, StarIcon } from '@academy/shared-ui/icons';
import { useId } from 'react';
import { type Grade, grades } from '#/api/files/hand-ins.ts';

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '12',
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
  },
});
const Radio = chakra('input', { base: { srOnly: true } });

const icons: Record<Grade, typeof StarIcon> = {
  excellent: StarIcon,
  good: CheckIcon,
  needs_practice: BookOpenIcon,
  again: RotateCwIcon,
};

interface GradeChoiceProps {
  value: Grade | null;
  onChange: (grade: Grade) => void;
  error: string | undefined;
}

/** The academy's four grades, as large buttons. */
export function GradeChoice({ value, onChange, error }: GradeChoiceProps) {
  const { t } = useTranslation('classes');
  const id = useId();
  return (
    <Box asChild>
      <fieldset aria-describedby={error ? `${id}-error` : undefined}>
        <Text as="legend" fontSize="sm" fontWeight="medium" marginBlockEnd="2">
          {t('handIns.mark.grade')}
        </Text>
        <Grid
          gap="2.5"
          gridTemplateColumns="repeat(2, minmax(0, 1fr))"
          css={{ [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } }}
        >
          {grades.map((grade) => {
            const Icon = icons[grade];
            return (
              <Choice key={grade}>
                <Radio
                  type="radio"
                  name={`${id}-grade`}
                  value={grade}
                  checked={value === grade}
                  aria-invalid={error ? true : undefined}
                  onChange={() => onChange(grade)}
                />
                <Span aria-hidden flexShrink="0">
                  <Icon size={20} />
                </Span>
                <Span>{t(`handIns.grade.${grade}`)}</Span>
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
