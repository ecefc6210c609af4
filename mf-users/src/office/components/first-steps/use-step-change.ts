import { toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeFirstStep, firstStepsQuery, isOpen } from '#/office/api/first-steps.ts';

/** Marks a step as not needed, or takes that back. After the last step the list is gone, so a message offers it. */
export function useStepChange() {
  const { t } = useTranslation('users');
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: changeFirstStep,
    onSuccess: (found, { name, skipped }) => {
      client.setQueryData(firstStepsQuery().queryKey, found);
      if (skipped && !found.steps.some(isOpen)) toast.success(t('home.first.finished'), { action: undo(name) });
    },
    onError: () => toast.error(t('home.first.failed')),
  });
  const undo = (name: string) => ({
    label: t('home.first.back'),
    onSelect: () => change.mutate({ name, skipped: false }),
  });
  return change;
}
