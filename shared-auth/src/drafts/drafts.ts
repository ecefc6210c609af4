import * as v from 'valibot';
import { sessionStore } from '../session/session.ts';
import { isView } from '../session/view.ts';
import { deviceStorage } from '../storage/browser-storage.ts';
import { DRAFT_PREFIX } from '../storage/clear-device.ts';
import { tabId } from './tab-id.ts';

/** `taken`: drafts of other tabs that this one continues; they are no longer offered. */
const draftSchema = v.object({ at: v.number(), content: v.unknown(), taken: v.optional(v.array(v.string()), []) });
type Draft = v.InferOutput<typeof draftSchema>;

const DAY_MS = 24 * 60 * 60_000;

/** Drafts that another tab offers, by the key of this tab's draft. */
const offered = new Map<string, string>();

const markOf = (key: string, { at }: Draft): string => `${key} ${at}`;

function readKey(key: string): Draft | null {
  const kept = v.safeParse(draftSchema, deviceStorage.readJson(key));
  return kept.success ? kept.output : null;
}

/** The key of a name, followed by the tab's id: two tabs with one form keep separate drafts. */
function keysOf(name: string): { all: string; own: string } | null {
  const user = sessionStore.getState().user;
  if (!user || isView()) return null;
  const all = `${DRAFT_PREFIX}${user.id}:${name}`;
  return { all, own: `${all}#${tabId()}` };
}

/** The drafts of every tab, and one of an older release for all tabs. */
function draftsBelow(all: string): [key: string, draft: Draft][] {
  const keys = deviceStorage.keys().filter((key) => key === all || key.startsWith(`${all}#`));
  return keys.flatMap((key) => {
    const draft = readKey(key);
    return draft ? [[key, draft] satisfies [string, Draft]] : [];
  });
}

const isFresh = ({ at }: Draft): boolean => Date.now() - at < DAY_MS;

/**
 * The signed-in user's unfinished input under this name: in this tab, otherwise the newest of the other tabs on this
 * device. Null after a day or if it is unreadable.
 */
export function readDraft(name: string): unknown {
  const keys = keysOf(name);
  if (!keys) return null;
  const drafts = draftsBelow(keys.all).filter(([, draft]) => isFresh(draft));
  const own = drafts.find(([key]) => key === keys.own)?.[1];
  if (own && own.content !== null) return own.content;
  const taken = new Set(drafts.flatMap(([, draft]) => draft.taken));
  const others = drafts.filter(([key, draft]) => draft.content !== null && !taken.has(markOf(key, draft)));
  const newest = others.sort(([, one], [, other]) => other.at - one.at)[0];
  if (!newest) return null;
  offered.set(keys.own, markOf(...newest));
  return newest[1].content;
}

/** Stores unfinished work over a reload; it is deleted when the user signs out. `null` deletes it now. */
export function keepDraft(name: string, content: unknown): void {
  const keys = keysOf(name);
  if (!keys) return;
  const drafts = draftsBelow(keys.all);
  for (const [key, draft] of drafts) if (!isFresh(draft)) deviceStorage.remove(key);
  const marks = [...(readKey(keys.own)?.taken ?? []), offered.get(keys.own)];
  // A deleted draft is not offered any more.
  const others = drafts.filter((each) => each[0] !== keys.own && isFresh(each[1]));
  const taken = others.map((each) => markOf(...each)).filter((mark) => marks.includes(mark));
  if (content === null && taken.length === 0) deviceStorage.remove(keys.own);
  else deviceStorage.writeJson(keys.own, { at: Date.now(), content, taken });
}
