import { useTranslation } from '@academy/shared-auth';
import { chakra, Flex, IconButton, inputRecipe, Span, Stack, Text } from '@academy/shared-ui';
import { PlusIcon } from '@academy/shared-ui/icons';
import { useId, useState } from 'react';

const Typed = chakra('input', inputRecipe);

interface AyahStepperProps {
  label: string;
  ayah: number;
  /** The ayahs that can be typed. */
  first: number;
  last: number;
  disabled: boolean;
  onMove: (by: number) => void;
}

/** An ayah as a number to type, between buttons for the one before and the one after. */
export function AyahStepper({ label, ayah, first, last, disabled, onMove }: AyahStepperProps) {
  const { t } = useTranslation('progress');
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const isPossible = (text: string) => /^\d+$/.test(text) && Number(text) >= first && Number(text) <= last;
  const type = (text: string) => {
    setTyped(text);
    if (isPossible(text)) onMove(Number(text) - ayah);
  };
  const step = (by: number) => {
    setTyped(null);
    onMove(by);
  };
  return (
    <Stack gap="1">
      <Text asChild fontSize="sm" color="fg.muted">
        <label htmlFor={id}>{label}</label>
      </Text>
      <Flex role="group" aria-label={label} gap="1" alignItems="center">
        <IconButton
          variant="outline"
          aria-label={t('part.less', { what: label })}
          disabled={disabled}
          onClick={() => step(-1)}
        >
          <Span aria-hidden>−</Span>
        </IconButton>
        <Typed
          id={id}
          inputMode="numeric"
          autoComplete="off"
          width="16"
          textAlign="center"
          fontVariantNumeric="tabular-nums"
          disabled={disabled}
          value={typed ?? String(ayah)}
          aria-invalid={typed !== null && !isPossible(typed)}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => type(target.value.trim())}
          onBlur={() => setTyped(null)}
        />
        <IconButton
          variant="outline"
          aria-label={t('part.more', { what: label })}
          disabled={disabled}
          onClick={() => step(1)}
        >
          <PlusIcon size={16} />
        </IconButton>
      </Flex>
    </Stack>
  );
}
