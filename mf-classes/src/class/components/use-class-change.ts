import { ApiError } from '@academy/shared-auth';
import { toast } from '@academy/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { classQueries } from '#/class/api/classes.ts';
import { allReports } from '#/class/api/report-fields.ts';

interface ClassChange<Input, Result> {
  send: (input: Input) => Promise<Result>;
  /** The toast after the change. */
  done: string | ((input: Input) => string);
  onDone: (result: Result) => void;
  /** The key of the text where the change was rejected. */
  keyOf?: (error: unknown) => string;
}

/** Why a class was not changed. */
export function problemKey(error: unknown): string {
  if (!(error instanceof ApiError)) return 'change.problem.failed';
  if (error.code === 'network' || error.code === 'timeout') return 'change.problem.network';
  if (error.status === 409) return 'change.problem.conflict';
  if (error.status === 403) return 'change.problem.forbidden';
  return error.status === 404 ? 'change.problem.missing' : 'change.problem.failed';
}

/** Whether the shown data is outdated. */
const isStale = (error: unknown) => error instanceof ApiError && (error.status === 409 || error.status === 404);

/** Lists and pages of classes and reports are fetched again after a change. */
export function useClassRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: classQueries.all() }),
      client.invalidateQueries({ queryKey: allReports }),
    ]);
}

/**
 * Changes a class or a series; lists and pages of classes and reports are fetched again, also when another user was
 * faster.
 */
export function useClassChange<Input, Result>(change: ClassChange<Input, Result>) {
  const { send, done, onDone, keyOf = problemKey } = change;
  const { t } = useTranslation('classes');
  const refresh = useClassRefresh();
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (result, input) => {
      onDone(result);
      toast.success(typeof done === 'string' ? done : done(input));
      return refresh();
    },
    onError: (error) => {
      if (isStale(error)) void refresh();
    },
  });
  return { ...sending, problem: sending.isError ? t(keyOf(sending.error)) : null };
}
