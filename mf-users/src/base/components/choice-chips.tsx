import { Box, Checkbox, chakra, Flex, HStack, Span, Text, touch } from '@academy/shared-ui';
import { type Ref, useId } from 'react';

const Chip = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '10',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'border.medium',
    borderRadius: 'control',
    cursor: 'pointer',
    [touch]: { minHeight: '11' },
    '&:has(:checked)': { borderColor: 'brand.fg', bg: 'brand.subtle' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  },
});

interface ChoiceChipsProps {
  label: string;
  hint?: string;
  help?: string | undefined;
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  name: string;
  onBlur?: () => void;
  /** The first one. */
  ref?: Ref<HTMLInputElement>;
}

/** Several of a few choices. Fits react-hook-form's `Controller`. */
export function ChoiceChips({ label, hint, help, options, value, onChange, name, onBlur, ref }: ChoiceChipsProps) {
  const helpId = useId();
  const choose = (option: string, isChosen: boolean) =>
    onChange(options.map((each) => each.value).filter((each) => (each === option ? isChosen : value.includes(each))));
  return (
    <Box asChild minWidth="0">
      <fieldset aria-describedby={help && helpId}>
        <HStack as="legend" justifyContent="space-between" width="full" marginBlockEnd="1.5">
          <Text as="span" fontSize="sm" fontWeight="medium">
            {label}
          </Text>
          {hint && (
            <Span fontSize="xs" color="fg.subtle">
              {hint}
            </Span>
          )}
        </HStack>
        <Flex gap="2" flexWrap="wrap">
          {options.map((option, index) => (
            <Chip key={option.value}>
              <Checkbox
                outline="none"
                name={name}
                checked={value.includes(option.value)}
                onChange={({ currentTarget }) => choose(option.value, currentTarget.checked)}
                {...(onBlur && { onBlur })}
                {...(index === 0 && ref ? { ref } : {})}
              />
              {option.label}
            </Chip>
          ))}
        </Flex>
        {help && (
          <Text id={helpId} fontSize="sm" color="fg.subtle" marginBlockStart="1.5">
            {help}
          </Text>
        )}
      </fieldset>
    </Box>
  );
}
