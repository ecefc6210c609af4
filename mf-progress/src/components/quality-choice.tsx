import { chakra, Flex, Grid, Span, Stack } from '@academy/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Entry, qualities } from '#/api/entries.ts';

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '12',
    paddingInline: '0.5',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.medium',
    borderRadius: 'control',
    fontSize: 'md',
    fontWeight: 'semibold',
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

const columns = 'repeat(5, minmax(0, 1fr))';
const ends = [1, 5] as const;
/** The words of the ends stay within the row. */
const sideOf = (quality: (typeof qualities)[number]) =>
  quality === 1 ? 'flex-start' : quality === 5 ? 'flex-end' : 'center';

interface QualityChoiceProps {
  label: string;
  value: Entry['quality'];
  disabled: boolean;
  onChange: (quality: NonNullable<Entry['quality']>) => void;
}

/** The quality of a recitation: from 1, again, to 5, excellent. The words of the chosen one, or of the ends, stand below. */
export function QualityChoice({ label, value, disabled, onChange }: QualityChoiceProps) {
  const { t } = useTranslation('progress');
  const id = useId();
  return (
    <Stack gap="1">
      <Grid gap="1.5" gridTemplateColumns={columns} role="radiogroup" aria-label={label}>
        {qualities.map((quality) => (
          <Choice key={quality}>
            <Radio
              type="radio"
              name={id}
              checked={value === quality}
              disabled={disabled}
              aria-label={[quality, t(`quality.${quality}`)].join(t('handOver.comma'))}
              onChange={() => onChange(quality)}
            />
            <Span aria-hidden>{quality}</Span>
          </Choice>
        ))}
      </Grid>
      <Grid gap="1.5" gridTemplateColumns={columns} fontSize="sm" color="fg.muted" aria-hidden>
        {(value ? [value] : ends).map((quality) => (
          <Flex key={quality} gridRow="1" style={{ gridColumn: quality, justifyContent: sideOf(quality) }}>
            <Span whiteSpace="nowrap">{t(`quality.${quality}`)}</Span>
          </Flex>
        ))}
      </Grid>
    </Stack>
  );
}
