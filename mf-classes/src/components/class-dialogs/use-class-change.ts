import { ApiError, useTranslation } from '@academy/shared-auth';
import { useMutation, useQueryClient } from '@academy/shared-auth/query';
import { toast } from '@academy/shared-ui';
import { classQueries } from '#/api/classes.ts';
import { reportQueries } from '#/api/reports.ts';

interface ClassChange<Input> {
  send: (input: Input) => Promise<unknown>;
  /** The notice after it. */
  done: string;
  onDone: () => void;
}

/** Why a class was not changed. */
export function problemKey(error: unknown): string {
  if (!(error instanceof ApiError)) return 'change.problem.failed';
  if (error.code === 'network' || error.code === 'timeout') return 'change.problem.network';
  if (error.status === 409) return 'change.problem.conflict';
  if (error.status === 403) return 'change.problem.forbidden';
  return error.status === 404 ? 'change.problem.missing' : 'change.problem.failed';
}

/** Lists and pages of classes and reports follow a change. */
export function useClassRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: classQueries.all() }),
      client.invalidateQueries({ queryKey: reportQueries.all() }),
    ]);
}

/** Changes a class; lists and pages of classes and reports follow, also where somebody else was faster (409). */
export function useClassChange<Input>({ send, done, onDone }: ClassChange<Input>) {
  const { t } = useTranslation('classes');
  const refresh = useClassRefresh();
  const change = useMutation({
    mutationFn: send,
    onSuccess: () => {
      onDone();
      toast.success(done);
      return refresh();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void refresh();
    },
  });
  return { ...change, problem: change.isError ? t(problemKey(change.error)) : null };
}
