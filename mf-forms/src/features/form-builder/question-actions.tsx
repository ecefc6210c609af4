import { ActionMenu, Box, HStack, IconButton } from '@academy/shared-ui';
import { ArrowDownIcon, ArrowUpIcon, MenuLinesIcon, PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';

interface QuestionActionsProps {
  index: number;
  count: number;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  onDragStart: (event: DragEvent) => void;
}

/**
 * Moves a question by pointer, keyboard or touch; the other actions are in the menu. At an end an arrow stays enabled
 * for the browser, so that it keeps the focus.
 */
export function QuestionActions(props: QuestionActionsProps) {
  const { index, count, onMove, onDuplicate, onRemove, onDragStart } = props;
  const { t } = useTranslation('forms');
  const number = index + 1;
  return (
    <HStack gap="1" flexWrap="wrap">
      <Box draggable onDragStart={onDragStart} cursor="grab" color="fg.subtle" padding="2" aria-hidden>
        <MenuLinesIcon size={18} pointerEvents="none" />
      </Box>
      <IconButton
        aria-label={t('builder.question.up', { number })}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onMove(index - 1)}
      >
        <ArrowUpIcon aria-hidden />
      </IconButton>
      <IconButton
        aria-label={t('builder.question.down', { number })}
        aria-disabled={index === count - 1}
        onClick={() => index < count - 1 && onMove(index + 1)}
      >
        <ArrowDownIcon aria-hidden />
      </IconButton>
      <ActionMenu
        label={t('builder.question.actions', { number })}
        items={[
          { label: t('builder.question.duplicate'), icon: <PlusIcon />, onSelect: onDuplicate },
          { label: t('builder.question.remove'), icon: <TrashIcon />, tone: 'danger', onSelect: onRemove },
        ]}
      />
    </HStack>
  );
}
