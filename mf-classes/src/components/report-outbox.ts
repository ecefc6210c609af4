import { ApiError, createStore, keepDraft, readDraft, sessionStore } from '@academy/shared-auth';
import * as v from 'valibot';
import { attendances } from '#/api/class-schema.ts';
import { type ReportFields, type SavedReport, saveReport } from '#/api/reports.ts';

const [FIRST_PAUSE, LONGEST_PAUSE] = [2000, 30_000];
const QUEUE = 'class-reports';

const queuedSchema = v.object({
  classId: v.string(),
  key: v.string(),
  fields: v.object({
    attendance: v.picklist(attendances),
    report: v.string(),
    accomplished: v.string(),
    notes: v.string(),
  }),
});
type QueuedReport = v.InferOutput<typeof queuedSchema>;

/** Where a report is on its way: `waiting` for the connection, `failed` where the API rejected it. */
export type Submission =
  | { state: 'sending' | 'waiting' }
  | { state: 'saved'; saved: SavedReport }
  | { state: 'failed'; error: unknown };

/** Reports on their way by the id of their class, whichever screen is shown. */
export const submissions = createStore<Record<string, Submission>>(() => ({}));

function readQueue(): QueuedReport[] {
  const read = v.safeParse(v.array(queuedSchema), readDraft(QUEUE));
  return read.success ? read.output : [];
}

function writeQueue(reports: QueuedReport[]): void {
  keepDraft(QUEUE, reports.length > 0 ? reports : null);
}

const dequeue = (classId: string) => writeQueue(readQueue().filter((queued) => queued.classId !== classId));
const setState = (classId: string, submission: Submission) => submissions.setState({ [classId]: submission });

const isUnreached = (error: unknown) =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'timeout');

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

const userId = () => sessionStore.getState().user?.id;

/** Sends until the API has answered: the key makes sending again harmless. Nobody else's session sends it. */
async function sendUntilResponded({ classId, fields, key }: QueuedReport, onSaved: () => unknown): Promise<void> {
  const author = userId();
  for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    setState(classId, { state: 'sending' });
    try {
      const saved = await saveReport(classId, fields, key);
      dequeue(classId);
      setState(classId, { state: 'saved', saved });
      return void onSaved();
    } catch (error) {
      if (userId() !== author) return deleteSubmission(classId);
      if (!isUnreached(error)) {
        dequeue(classId);
        return setState(classId, { state: 'failed', error });
      }
    }
    setState(classId, { state: 'waiting' });
    await pause(wait);
    if (userId() !== author) return deleteSubmission(classId);
  }
}

const isUnderWay = (classId: string) => {
  const state = submissions.getState()[classId]?.state;
  return state === 'sending' || state === 'waiting';
};

/** Notes the report on this device and sends it, now or with the next connection, also after a reload. */
export function submitReport(classId: string, fields: ReportFields, key: string, onSaved: () => unknown): void {
  if (isUnderWay(classId)) return;
  const queued = { classId, fields, key };
  writeQueue([...readQueue().filter((other) => other.classId !== classId), queued]);
  void sendUntilResponded(queued, onSaved);
}

/** Sends what a reload has interrupted. */
export function resumeReports(onSaved: () => unknown): void {
  for (const queued of readQueue()) if (!isUnderWay(queued.classId)) void sendUntilResponded(queued, onSaved);
}

function deleteSubmission(classId: string): void {
  const { [classId]: _, ...others } = submissions.getState();
  submissions.setState(others, true);
}

/** The next visit begins anew; what is on its way stays. */
export function deleteFinished(classId: string): void {
  if (!isUnderWay(classId)) deleteSubmission(classId);
}
