import { deviceStorage, RESTORED_PREFIX, sessionStore } from '@academy/shared-auth';
import * as v from 'valibot';
import { RemoteFailure } from './failure.ts';

/** A failed request may succeed the next time; code that threw throws again. */
const PASSING = new Set<string>(['unreachable', 'too-slow']);
const PASSES_AFTER = 60 * 60 * 1000;

const noteSchema = v.object({
  version: v.string(),
  kind: v.picklist(['unreachable', 'tampered', 'incompatible', 'crashed', 'too-slow']),
  message: v.string(),
  at: v.number(),
});
const notesSchema = v.record(v.string(), noteSchema);
type Notes = v.InferOutput<typeof notesSchema>;

/** Releases that failed for this viewer on this device while the one before them worked. */
export interface FailedReleases {
  /** The failure of a version, while it counts. A newer version has none. */
  find: (name: string, version: string) => RemoteFailure | null;
  note: (failure: RemoteFailure) => void;
  remove: (name: string) => void;
}

export const noFailedReleases: FailedReleases = { find: () => null, note: () => {}, remove: () => {} };

/**
 * The key contains the viewer's id, so that it is deleted with the session. At first a page does not know its viewer.
 */
function keyOfNotes(): string | null {
  const id = sessionStore.getState().user?.id;
  const suffix = ':failed-releases';
  if (id) return RESTORED_PREFIX + id + suffix;
  return deviceStorage.keys().find((key) => key.startsWith(RESTORED_PREFIX) && key.endsWith(suffix)) ?? null;
}

function read(key: string): Notes {
  const notes = v.safeParse(notesSchema, deviceStorage.readJson(key) ?? {});
  return notes.success ? notes.output : {};
}

/** Failures stored on the device; without storage the next page tries the version again. */
export function failedReleases(now: () => number): FailedReleases {
  const withNotes = (act: (notes: Notes) => Notes | null): void => {
    const key = keyOfNotes();
    const notes = key && act(read(key));
    if (key && notes) deviceStorage.writeJson(key, notes);
  };
  const isOver = ({ kind, at }: Notes[string]) => PASSING.has(kind) && now() - at > PASSES_AFTER;
  return {
    find: (name, version) => {
      let found: RemoteFailure | null = null;
      withNotes((notes) => {
        const note = notes[name];
        if (note?.version === version && !isOver(note))
          found = new RemoteFailure({ kind: note.kind, remote: name, version, detail: note.message, isRestored: true });
        return null;
      });
      return found;
    },
    note: ({ remote, version, kind, message }) =>
      withNotes((notes) => ({ ...notes, [remote]: { version, kind, message: message.slice(0, 200), at: now() } })),
    remove: (name) => withNotes(({ [name]: removed, ...others }) => (removed ? others : null)),
  };
}
