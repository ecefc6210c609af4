import { Button, toast } from '@academy/shared-ui';
import type { EntryFormState } from '@academy/shared-ui/forms';
import { useFieldArray } from '@academy/shared-ui/forms';
import { PlusIcon } from '@academy/shared-ui/icons';
import { ErrorGroup, useSaid } from '@academy/shared-ui/rows';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BuilderValues, emptyQuestion } from '#/api/form-fields.ts';
import { MOST_QUESTIONS } from './builder-schema.ts';
import { QuestionActions } from './question-actions.tsx';
import { QuestionCard } from './question-card.tsx';

/** A question dragged with the mouse, and the one on which it would be dropped. */
function useQuestionDrag(moveTo: (from: number, to: number) => void) {
  const dragged = useRef<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const endDrag = () => {
    dragged.current = null;
    setTarget(null);
  };
  const drop = (event: DragEvent, to: number) => {
    if (dragged.current === null) return;
    event.preventDefault();
    if (dragged.current !== to) moveTo(dragged.current, to);
    endDrag();
  };
  const letDrop = (event: DragEvent, index: number) => {
    if (dragged.current === null) return;
    event.preventDefault();
    setTarget(index);
  };
  const startDrag = (event: DragEvent, index: number) => {
    dragged.current = index;
    event.dataTransfer.effectAllowed = 'move';
    // Some browsers start no drag without data.
    event.dataTransfer.setData('application/x-question', String(index));
  };
  return {
    startDrag,
    isTarget: (index: number) => target === index && dragged.current !== index,
    dragOf: (index: number) => ({
      onDragOver: (event: DragEvent) => letDrop(event, index),
      onDrop: (event: DragEvent) => drop(event, index),
      onDragEnd: endDrag,
    }),
  };
}

/** The questions in order. Screen readers hear of moves; a removed question can be restored. */
export function QuestionList({ entry }: { entry: EntryFormState<BuilderValues> }) {
  const { t } = useTranslation('forms');
  const { said, say } = useSaid();
  const { control, getValues, getFieldState } = entry.form;
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'questions', keyName: 'key' });
  const problem = getFieldState('questions').error;
  const message = problem?.message ?? problem?.root?.message;

  const moveTo = (from: number, to: number) => {
    move(from, to);
    say(t('builder.question.moved', { number: to + 1 }));
  };
  const duplicate = (index: number) => {
    const copied = getValues(`questions.${index}`);
    // A new question: it has no id yet.
    insert(index + 1, { ...structuredClone(copied), id: undefined });
  };
  const removeAt = (index: number) => {
    const removed = structuredClone(getValues(`questions.${index}`));
    remove(index);
    toast.info(t('builder.question.removed'), {
      action: { label: t('action.undo'), onSelect: () => insert(index, removed) },
    });
  };
  const { isTarget, startDrag, dragOf } = useQuestionDrag(moveTo);

  return (
    <ErrorGroup label={t('builder.questions')} error={message && t(message)} isLoose>
      {fields.map(({ key }, index) => (
        <QuestionCard
          key={key}
          entry={entry}
          index={index}
          isTarget={isTarget(index)}
          drag={dragOf(index)}
          actions={
            <QuestionActions
              index={index}
              count={fields.length}
              onMove={(to) => moveTo(index, to)}
              onDuplicate={() => duplicate(index)}
              onRemove={() => removeAt(index)}
              onDragStart={(event) => startDrag(event, index)}
            />
          }
        />
      ))}
      {said}
      {fields.length < MOST_QUESTIONS && (
        <Button variant="outline" alignSelf="flex-start" onClick={() => append(emptyQuestion)}>
          <PlusIcon aria-hidden />
          {t('builder.question.add')}
        </Button>
      )}
    </ErrorGroup>
  );
}
