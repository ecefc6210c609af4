import { ActionMenu, Box, HStack } from '@academy/shared-ui';
import { MenuLinesIcon, PlusIcon, TrashIcon } from '@academy/shared-ui/icons';
import { MoveButtons } from '@academy/shared-ui/rows';
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

/** Moves a question by pointer, keyboard or touch; the other actions are in the menu. */
export function QuestionActions(props: QuestionActionsProps) {
  const { index, count, onMove, onDuplicate, onRemove, onDragStart } = props;
  const { t } = useTranslation('forms');
  const number = index + 1;
  return (
    <HStack gap="1" flexWrap="wrap">
      <Box draggable onDragStart={onDragStart} cursor="grab" color="fg.subtle" padding="2" aria-hidden>
        <MenuLinesIcon size={18} pointerEvents="none" />
      </Box>
      <MoveButtons
        up={t('builder.question.up', { number })}
        down={t('builder.question.down', { number })}
        {...{ index, count, onMove }}
      />
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
