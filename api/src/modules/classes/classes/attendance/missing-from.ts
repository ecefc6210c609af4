import type { ReadSettings } from '#base/academy/academy-settings.ts';
import { classSettings } from '../classes.settings.ts';
import type { LoadedClass } from '../row/load-class.ts';
import { type ClassViewer, partiesOf } from '../status/viewer-scopes.ts';
import type { WireLogEntry } from './attendance.schema.ts';

interface Seen {
  viewer: ClassViewer;
  facts: LoadedClass;
  /** As this viewer sees it. */
  log: readonly WireLogEntry[];
}

const MINUTE_MS = 60_000;

/**
 * D144: the time from which a class that has not ended counts its student as missing, for its teacher and staff: some
 * minutes after the start, with the teacher there. It can be in the future; null once the student has joined.
 */
export function missingFrom(settings: ReadSettings, { viewer, facts, log }: Seen): string | null {
  const minutes = settings.get(classSettings.not_joined_minutes);
  const isStaff = partiesOf(viewer, 'classes.my_classes.read', facts).some((party) => party !== 'student');
  const firstOf = (id: string) => log.find(({ user }) => user.id === id);
  const teacher = firstOf(facts.teacher.id);
  if (!isStaff || minutes === 0 || facts.status !== 'scheduled' || !teacher || firstOf(facts.student.id)) return null;
  const due = Date.parse(facts.starts_at) + minutes * MINUTE_MS;
  return new Date(Math.max(due, Date.parse(teacher.joined_at))).toISOString();
}
