import { ApiError, createStore, noteWaiting, sessionStore } from '@academy/shared-auth';
import { type ReportFields, type SavedReport, saveReport } from '#/api/reports.ts';
import { deleteStoredReport, isStored, type QueuedReport, storedReports, storeReport } from './stored-reports.ts';

const [FIRST_PAUSE, LONGEST_PAUSE] = [2000, 30_000];
/** No response, or one that says "later". */
const TEMPORARY = [0, 429, 502, 503, 504];

/** Where a report is on its way: `waiting` for the connection, `failed` where the API rejected it. */
export type Submission =
  | { state: 'sending' | 'waiting' }
  | { state: 'saved'; saved: SavedReport }
  | { state: 'failed'; error: unknown };

/** What follows a report. */
export interface Outcome {
  onSaved: () => unknown;
  /** Runs where the report's form is not on the screen to say so. */
  onRejected: (report: QueuedReport) => unknown;
}

/** Reports on their way by the id of their class, whichever screen is shown. */
export const submissions = createStore<Record<string, Submission>>(() => ({}));

const isPending = ({ state }: Submission) => state === 'sending' || state === 'waiting';
submissions.subscribe((all) => noteWaiting('class-reports', Object.values(all).filter(isPending).length));

/** Classes whose form is on the screen. */
const shown = new Set<string>();

const setState = (classId: string, submission: Submission) => submissions.setState({ [classId]: submission });
const isTemporary = (error: unknown) => error instanceof ApiError && TEMPORARY.includes(error.status);

/** Until there is a connection again, or the pause is over. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    window.addEventListener('online', done);
  });
}

const viewerId = () => sessionStore.getState().user?.id;

/** One tab at a time sends a report; whoever comes second finds that it was sent. */
function withSendLock<Result>(userId: string, classId: string, run: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(`report-outbox:${userId}:${classId}`, run) : run();
}

/** One try. Gives whether another is needed. */
async function trySending(author: string, report: QueuedReport, { onSaved, onRejected }: Outcome): Promise<boolean> {
  const { classId, fields, key } = report;
  setState(classId, { state: 'sending' });
  try {
    const saved = await saveReport(classId, fields, key);
    deleteStoredReport(author, classId);
    setState(classId, { state: 'saved', saved });
    void onSaved();
  } catch (error) {
    if (isTemporary(error) || viewerId() !== author) return true;
    deleteStoredReport(author, classId);
    setState(classId, { state: 'failed', error });
    if (!shown.has(classId)) void onRejected(report);
  }
  return false;
}

/** Sends until the API has responded: the key makes sending again harmless. Nobody else's session sends it. */
async function sendUntilResponded(
  author: string,
  report: QueuedReport,
  outcome: Outcome,
  hasPlace: boolean,
): Promise<void> {
  const { classId } = report;
  for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    const isNeeded = await withSendLock(author, classId, async () => {
      if (viewerId() === author && (!hasPlace || isStored(author, report))) return trySending(author, report, outcome);
      deleteSubmission(classId);
      return false;
    });
    if (!isNeeded) return;
    if (viewerId() !== author) return deleteSubmission(classId);
    setState(classId, { state: 'waiting' });
    await pause(wait);
  }
}

const isUnderWay = (classId: string) => {
  const submission = submissions.getState()[classId];
  return submission !== undefined && isPending(submission);
};

/** @param hasPlace whether the report is stored; a full storage keeps nothing, but this page still sends it. */
function start(author: string, report: QueuedReport, outcome: Outcome, hasPlace: boolean): void {
  setState(report.classId, { state: 'sending' });
  void sendUntilResponded(author, report, outcome, hasPlace);
}

/** Stores the report on this device and sends it, now or with the next connection, also after a reload. */
export function submitReport(classId: string, fields: ReportFields, key: string, outcome: Outcome): void {
  const author = viewerId();
  if (!author || isUnderWay(classId)) return;
  const report = { classId, fields, key };
  start(author, report, outcome, storeReport(author, report));
}

/** Sends what an earlier page has left. */
export function resumeReports(outcome: Outcome): void {
  const author = viewerId();
  if (!author) return;
  for (const report of storedReports(author)) if (!isUnderWay(report.classId)) start(author, report, outcome, true);
}

function deleteSubmission(classId: string): void {
  const { [classId]: _, ...others } = submissions.getState();
  submissions.setState(others, true);
}

/** While the form of a class is on the screen. Gives its end: the next visit begins anew; what is on its way stays. */
export function showReport(classId: string): () => void {
  shown.add(classId);
  return () => {
    shown.delete(classId);
    if (!isUnderWay(classId)) deleteSubmission(classId);
  };
}
