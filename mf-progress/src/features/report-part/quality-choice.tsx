import { useTranslation } from '@academy/shared-auth';
import { chakra, Grid, largeText, Span, Text } from '@academy/shared-ui';
import { useId } from 'react';
import { type Entry, qualities } from '#/api/entries.ts';

const Choice = chakra('label', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '12',
    paddingInline: '0.5',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.medium',
    borderRadius: 'control',
    fontSize: 'xs',
    lineHeight: 'short',
    textAlign: 'center',
    cursor: 'pointer',
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

interface QualityChoiceProps {
  label: string;
  value: Entry['quality'];
  disabled: boolean;
  onChange: (quality: NonNullable<Entry['quality']>) => void;
}

/** The quality of a recitation: from 1, again, to 5, excellent. */
export function QualityChoice({ label, value, disabled, onChange }: QualityChoiceProps) {
  const { t } = useTranslation('progress');
  const id = useId();
  return (
    <Grid
      gap="1.5"
      gridTemplateColumns="repeat(5, minmax(0, 1fr))"
      css={{ [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } }}
      role="radiogroup"
      aria-label={label}
    >
      {qualities.map((quality) => (
        <Choice key={quality}>
          <Radio
            type="radio"
            name={id}
            checked={value === quality}
            disabled={disabled}
            aria-label={t(`quality.${quality}`)}
            onChange={() => onChange(quality)}
          />
          <Text as="span" fontSize="md" fontWeight="semibold" aria-hidden>
            {quality}
          </Text>
          <Span aria-hidden>{t(`quality.${quality}`)}</Span>
        </Choice>
      ))}
    </Grid>
  );
}
