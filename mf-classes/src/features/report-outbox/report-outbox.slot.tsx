import { useResumedReports } from '#/components/reports/use-submission.ts';

/** Sends, on every page, the reports that an earlier one has left. Counts nothing: the shell says that something waits. */
export default function ReportOutbox() {
  useResumedReports();
  return null;
}
