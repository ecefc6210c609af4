import { IconButton } from '@academy/shared-ui';
import { ArrowDownIcon, ArrowUpIcon } from '@academy/shared-ui/icons';

interface MoveButtonsProps {
  /** The names of the buttons. */
  up: string;
  down: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** Moves a row up or down. At an end an arrow stays enabled for the browser, so that it keeps the focus. */
export function MoveButtons({ up, down, index, count, onMove }: MoveButtonsProps) {
  const [isFirst, isLast] = [index === 0, index === count - 1];
  return (
    <>
      <IconButton aria-label={up} aria-disabled={isFirst} onClick={() => !isFirst && onMove(index - 1)}>
        <ArrowUpIcon aria-hidden />
      </IconButton>
      <IconButton aria-label={down} aria-disabled={isLast} onClick={() => !isLast && onMove(index + 1)}>
        <ArrowDownIcon aria-hidden />
      </IconButton>
    </>
  );
}
