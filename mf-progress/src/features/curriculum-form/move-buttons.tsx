import { IconButton } from '@academy/shared-ui';
import { ArrowDownIcon, ArrowUpIcon } from '@academy/shared-ui/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface MoveButtonsProps {
  /** What is moved, for the names of the buttons. */
  what: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** Moves an item up or down. At an end the pressed button is disabled, and the other one has the focus. */
export function MoveButtons({ what, index, count, onMove }: MoveButtonsProps) {
  const { t } = useTranslation('progress');
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    if (index === 0) down.current?.focus();
    else if (index === count - 1) up.current?.focus();
  });
  const moveTo = (to: number) => {
    isPressed.current = true;
    onMove(to);
  };
  return (
    <>
      <IconButton
        ref={up}
        aria-label={t('curricula.up', { what })}
        disabled={index === 0}
        onClick={() => moveTo(index - 1)}
      >
        <ArrowUpIcon aria-hidden />
      </IconButton>
      <IconButton
        ref={down}
        aria-label={t('curricula.down', { what })}
        disabled={index === count - 1}
        onClick={() => moveTo(index + 1)}
      >
        <ArrowDownIcon aria-hidden />
      </IconButton>
    </>
  );
}
