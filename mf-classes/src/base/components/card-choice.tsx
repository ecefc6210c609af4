import { Box, chakra, FieldError, Grid, largeText, Span, Text } from '@academy/shared-ui';
import { type ReactNode, useId } from 'react';

const OptionCard = chakra('label', {
  base: {
    display: 'flex',
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
  variants: {
    icon: {
      above: {
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        gap: '2',
        minHeight: '20',
      },
      beside: { alignItems: 'center', gap: '2.5', minHeight: '12' },
    },
  },
});
const Radio = chakra('input', { base: { srOnly: true } });
const Note = chakra('span', {
  base: { display: 'block', fontSize: 'xs', fontWeight: 'normal', fontVariantNumeric: 'tabular-nums' },
});

const columns = {
  above: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  beside: 'repeat(2, minmax(0, 1fr))',
} as const;

export interface CardOption<Value extends string> {
  value: Value;
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  /** Below the label, for instance why the option cannot be chosen yet. */
  note?: string | null;
}

interface CardChoiceProps<Value extends string> {
  label: string;
  options: readonly CardOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** Icons above the labels make large cards, four in a row; beside them smaller ones, two in a row. */
  icons: 'above' | 'beside';
  error: string | undefined;
}

/** One of a few options, as large buttons. */
export function CardChoice<Value extends string>(props: CardChoiceProps<Value>) {
  const { label, options, value, onChange, icons, error } = props;
  const id = useId();
  return (
    <Box asChild>
      <fieldset aria-describedby={error ? `${id}-error` : undefined}>
        <Text as="legend" fontSize="sm" fontWeight="medium" marginBlockEnd="2">
          {label}
        </Text>
        <Grid
          gap="2.5"
          gridTemplateColumns={columns[icons]}
          css={{ [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } }}
        >
          {options.map((option) => (
            <OptionCard key={option.value} icon={icons}>
              <Radio
                type="radio"
                name={`${id}-choice`}
                value={option.value}
                checked={value === option.value}
                disabled={option.disabled}
                aria-label={option.label}
                aria-describedby={option.note ? `${id}-${option.value}` : undefined}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(option.value)}
              />
              <Span aria-hidden flexShrink="0">
                {option.icon}
              </Span>
              <Span>
                {option.label}
                {option.note && <Note id={`${id}-${option.value}`}>{option.note}</Note>}
              </Span>
            </OptionCard>
          ))}
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
