import { useSession, useTranslation } from '@academy/shared-auth';
import { useQueryClient } from '@academy/shared-auth/query';
import { toast } from '@academy/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { classQueries } from '#/api/classes.ts';
import { type ReportFields, reportQueries } from '#/api/reports.ts';
import { keepLocalDraft } from './report-draft.ts';
import { type Outcome, resumeReports, type Submission, submissions, submitReport } from './report-outbox.ts';

/** What follows a report that the API has responded to. */
function useOutcome(): Outcome {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  return {
    onSaved: () => {
      toast.success(t('report.done.toast'));
      return Promise.all([
        client.invalidateQueries({ queryKey: classQueries.all() }),
        client.invalidateQueries({ queryKey: reportQueries.all() }),
      ]);
    },
    onRejected: ({ classId, fields }) => {
      keepLocalDraft(classId, fields);
      toast.error(t('report.rejected.title'), { description: t('report.rejected.text') });
    },
  };
}

/** A class's report on its way, and the way to send it. */
export function useSubmission(classId: string) {
  const outcome = useOutcome();
  const submission: Submission | null = submissions((all) => all[classId] ?? null);
  return {
    submission,
    submit: (fields: ReportFields, key: string) => submitReport(classId, fields, key, outcome),
  };
}

/** Sends what this user has left on this device, also what a tab leaves that is closed before the connection is back. */
export function useResumedReports(): void {
  const outcome = useOutcome();
  const userId = useSession((session) => session.user?.id);
  const resume = useEffectEvent(() => resumeReports(outcome));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user has left other reports.
  useEffect(() => {
    const onOnline = () => resume();
    onOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [userId]);
}
