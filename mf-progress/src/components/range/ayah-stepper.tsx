import { plainNumber } from '@academy/shared-auth/typed-text';
import { chakra, FieldError, Flex, IconButton, inputRecipe, Span, Stack, Text, useField } from '@academy/shared-ui';
import { PlusIcon } from '@academy/shared-ui/icons';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Input = chakra('input', inputRecipe);

interface AyahStepperProps {
  label: string;
  ayah: number;
  /** The ayahs that can be typed. */
  first: number;
  last: number;
  disabled: boolean;
  onMove: (by: number) => void;
  /** Called when its text becomes wrong, or is no longer wrong. */
  onWrong: (isWrong: boolean) => void;
}

/** The typed text: it is taken when the field is left, or on Enter; a wrong one stays. Another range drops it. */
function useTypedAyah({ ayah, first, last, onMove, onWrong }: AyahStepperProps) {
  const range = `${first} ${ayah} ${last}`;
  const [typed, setTyped] = useState<{ text: string; range: string; isLeft: boolean } | null>(null);
  const held = typed?.range === range ? typed : null;
  const isPossible = (number: string) => /^\d+$/.test(number) && Number(number) >= first && Number(number) <= last;
  const isWrong = held?.isLeft === true && !isPossible(plainNumber(held.text));
  const moveBy = (by: number) => {
    setTyped(null);
    if (by !== 0) onMove(by);
  };
  const take = () => {
    if (!held) return;
    const number = plainNumber(held.text);
    if (isPossible(number)) moveBy(Number(number) - ayah);
    else setTyped({ ...held, isLeft: true });
  };
  const notifyWrong = useEffectEvent(onWrong);
  useEffect(() => {
    if (!isWrong) return;
    notifyWrong(true);
    return () => notifyWrong(false);
  }, [isWrong]);
  const type = (text: string) => setTyped({ text, range, isLeft: held?.isLeft ?? false });
  return { text: held?.text ?? String(ayah), isWrong, type, take, moveBy };
}

/** An ayah as a number to type, between buttons for the one before and the one after. */
export function AyahStepper(props: AyahStepperProps) {
  const { label, first, last, disabled } = props;
  const { t } = useTranslation('progress');
  const { text, isWrong, type, take, moveBy } = useTypedAyah(props);
  const error = isWrong ? t('range.noAyah', { first, last }) : undefined;
  const { id, input } = useField({ error });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The report is not submitted.
    event.preventDefault();
    take();
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
          onClick={() => moveBy(-1)}
        >
          <Span aria-hidden>−</Span>
        </IconButton>
        <Input
          {...input}
          inputMode="numeric"
          autoComplete="off"
          width="16"
          textAlign="center"
          fontVariantNumeric="tabular-nums"
          disabled={disabled}
          value={text}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onBlur={take}
        />
        <IconButton
          variant="outline"
          aria-label={t('part.more', { what: label })}
          disabled={disabled}
          onClick={() => moveBy(1)}
        >
          <PlusIcon size={16} />
        </IconButton>
      </Flex>
      {error && <FieldError id={id}>{error}</FieldError>}
    </Stack>
  );
}
