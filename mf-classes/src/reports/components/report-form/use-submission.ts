import { createStore, outbox, useOutbox } from '@academy/shared-auth';
import { toast, useIsShown } from '@academy/shared-ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { classQueries } from '#/class/api/classes.ts';
import {
  type ReportFields,
  readSavedReport,
  reportQueries,
  reportRequest,
  type SavedReport,
} from '#/reports/api/reports.ts';
import { localDraft, type ReportValues } from './report-draft.ts';

/** The API's response to a report that this page sent. */
type ReportResult = { state: 'saved'; saved: SavedReport } | { state: 'failed'; error: unknown };

/**
 * The state of a report: being sent, `waiting` for the connection, `unsent` after the session ended until its author
 * sends it again, or with a response.
 */
export type Submission = { state: 'sending' | 'waiting' | 'unsent' } | ReportResult;

const resultStore = createStore<Record<string, ReportResult>>(() => ({}));

/** Makes the form of a class start with a new report at the next visit. */
export function clearResult(classId: string): void {
  const { [classId]: _, ...others } = resultStore.getState();
  resultStore.setState(others, true);
}

export const clearResults = (): void => resultStore.setState({}, true);

const targetOf = (classId: string) => `class ${classId}`;

function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: classQueries.all() });
  void client.invalidateQueries({ queryKey: reportQueries.all() });
}

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The sending of a class's report, or its result; null without one. */
export function useReportSubmission(classId: string): Submission | null {
  const [item] = useOutbox(targetOf(classId));
  const result = resultStore((all) => all[classId] ?? null);
  if (result) return result;
  if (!item) return null;
  return { state: item.state === 'held' || item.state === 'failed' ? 'unsent' : item.state };
}

/** Sends a class's report to the API. @param isWritten whether a sent draft equals the form's values. */
export function useSubmission(classId: string, isWritten: (draft: unknown) => boolean) {
  const { t } = useTranslation('classes');
  const client = useQueryClient();
  const submission = useReportSubmission(classId);
  const [item] = useOutbox(targetOf(classId));
  const isShown = useIsShown();
  const isOwn = useEffectEvent(isWritten);
  useEffect(() => {
    // It was sent from the list of waiting items, or by another tab. Text typed since then stays.
    return outbox.onOutcome((outcome, { isAwaited }) => {
      if (isAwaited || outcome.item.target !== targetOf(classId) || 'error' in outcome) return;
      if (isOwn(outcome.item.draft?.content))
        resultStore.setState({ [classId]: { state: 'saved', saved: readSavedReport(outcome.response) } });
      refresh(client);
    });
  }, [classId, client]);

  const submit = async (fields: ReportFields, key: string, written: ReportValues) => {
    clearResult(classId);
    // A changed text is another report.
    if (item && item.key !== key) outbox.cancel(item.key);
    const words = { label: t('report.outbox'), text: fields.report, draft: localDraft(classId, written) };
    const parcel = { kind: 'report', target: targetOf(classId), key, ...words, ...reportRequest(classId, fields) };
    try {
      const saved = readSavedReport(await outbox.deliver(parcel, () => isShown.current));
      resultStore.setState({ [classId]: { state: 'saved', saved } });
      toast.success(t('report.done.toast'));
      refresh(client);
    } catch (error) {
      if (!isCancelled(error)) resultStore.setState({ [classId]: { state: 'failed', error } });
    }
  };
  const cancel = () => item && outbox.cancel(item.key);
  return { submission, submit, cancel, unsent: item?.draft?.content };
}
