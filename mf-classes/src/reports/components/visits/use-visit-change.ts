import { ApiError } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemKey } from '#/class/components/use-class-change.ts';
import { visitQueries } from '#/reports/api/visits.ts';

interface VisitChange<Input, Result> {
  send: (input: Input) => Promise<Result>;
  /** The toast after the change. */
  done: string;
  onDone?: (result: Result) => void;
  /** The key of the text where somebody else was faster. */
  conflict?: string;
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : null);

/** Changes a visit; its page and the lists are fetched again, also when somebody else was faster. */
export function useVisitChange<Input, Result>(change: VisitChange<Input, Result>) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  /** Where the shown data is outdated. */
  const texts = new Map<number | null, string>([
    [409, change.conflict ?? 'visits.conflict'],
    [404, 'visits.gone'],
  ]);
  const refresh = () => client.invalidateQueries({ queryKey: visitQueries.all() });
  const sending = useMutation({
    mutationFn: change.send,
    onSuccess: (result) => {
      toast.success(change.done);
      change.onDone?.(result);
      return refresh();
    },
    onError: (error) => {
      if (texts.has(statusOf(error))) void refresh();
    },
  });
  const key = texts.get(statusOf(sending.error)) ?? problemKey(sending.error);
  return { ...sending, problem: sending.isError ? t(key) : null };
}
export type VisitChanging<Input> = Pick<ReturnType<typeof useVisitChange<Input, unknown>>, 'isPending' | 'problem'> & {
  mutate: (input: Input) => void;
};
