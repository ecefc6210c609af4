import { Box, chakra, FieldError, Flex, Grid, Text } from '@academy/shared-ui';
import { type ComponentProps, useId } from 'react';

const Option = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    padding: '3',
    borderWidth: '1px',
    borderColor: 'border.medium',
    borderRadius: 'control',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'brand.fg', bg: 'brand.subtle' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});

const Radio = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: '0',
    boxSize: '5',
    marginBlockStart: '0.5',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    cursor: 'pointer',
    outline: 'none',
    _checked: { borderWidth: '6px', borderColor: 'brand.fg' },
    _invalid: { borderColor: 'danger.fg' },
  },
});

export interface ChoiceCardsProps extends Omit<ComponentProps<'input'>, 'color' | 'height' | 'width'> {
  label: string;
  options: readonly { value: string; label: string; help: string }[];
  error?: string | undefined;
}

/**
 * A choice among a few options, each with an explanation. Takes the props of `register`, so that the form has the
 * value.
 */
export function ChoiceCards({ label, options, error, ...input }: ChoiceCardsProps) {
  const id = useId();
  return (
    <Box asChild>
      <fieldset aria-describedby={error ? `${id}-error` : undefined}>
        <Text as="legend" fontSize="sm" fontWeight="medium" marginBlockEnd="1.5">
          {label}
        </Text>
        <Grid
          gap="2.5"
          gridTemplateColumns={{
            base: '1fr',
            md: options.length === 2 ? 'repeat(2, minmax(0, 1fr))' : 'repeat(3, minmax(0, 1fr))',
          }}
        >
          {options.map(({ value, label: name, help }) => (
            <Option key={value}>
              <Radio
                {...input}
                type="radio"
                value={value}
                aria-label={name}
                aria-describedby={`${id}-${value}`}
                aria-invalid={error ? true : undefined}
              />
              <Box minWidth="0">
                <Text fontWeight="medium">{name}</Text>
                <Text id={`${id}-${value}`} fontSize="sm" color="fg.muted" marginBlockStart="0.5">
                  {help}
                </Text>
              </Box>
            </Option>
          ))}
        </Grid>
        {error && (
          <Flex marginBlockStart="1.5">
            <FieldError id={id}>{error}</FieldError>
          </Flex>
        )}
      </fieldset>
    </Box>
  );
}
