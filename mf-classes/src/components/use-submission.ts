import { useTranslation } from '@academy/shared-auth';
import { useQueryClient } from '@academy/shared-auth/query';
import { toast } from '@academy/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { classQueries } from '#/api/classes.ts';
import { type ReportFields, reportQueries } from '#/api/reports.ts';
import { resumeReports, type Submission, submissions, submitReport } from './report-outbox.ts';

/** What follows a report that was saved. */
function useSaved(): () => unknown {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  return () => {
    toast.success(t('report.done.toast'));
    return Promise.all([
      client.invalidateQueries({ queryKey: classQueries.all() }),
      client.invalidateQueries({ queryKey: reportQueries.all() }),
    ]);
  };
}

/** A class's report on its way, and the way to send it. */
export function useSubmission(classId: string) {
  const onSaved = useSaved();
  const submission: Submission | null = submissions((all) => all[classId] ?? null);
  return {
    submission,
    submit: (fields: ReportFields, key: string) => submitReport(classId, fields, key, onSaved),
  };
}

/** On a screen of classes: sends reports that a reload has interrupted. */
export function useResumedReports(): void {
  const onSaved = useEffectEvent(useSaved());
  useEffect(() => resumeReports(onSaved), []);
}
