import * as v from 'valibot';
import { sessionStore } from '../session/session.ts';
import { deviceStorage } from '../storage/browser-storage.ts';
import { startOutbox } from './outbox.ts';
import type { StoredItem } from './outbox-item.ts';
import { storeItem } from './stored-items.ts';

const messageSchema = v.object({ to: v.string(), text: v.string(), at: v.number() });
const reportSchema = v.object({
  classId: v.string(),
  key: v.string(),
  fields: v.looseObject({ report: v.string() }),
});

type Words = Pick<StoredItem, 'kind' | 'target' | 'path' | 'json' | 'text' | 'key' | 'at'>;

function messageOf(stored: unknown, key: string): Words | null {
  const read = v.safeParse(messageSchema, stored);
  if (!read.success) return null;
  const { to, text, at } = read.output;
  const json = { message: text, receiver_id: to };
  return { kind: 'message', target: `messages ${to}`, path: 'messages/send', json, text, key, at };
}

function reportOf(stored: unknown): Words | null {
  const read = v.safeParse(reportSchema, stored);
  if (!read.success) return null;
  const { classId, key, fields } = read.output;
  const json = { class_model: classId, ...fields };
  const at = Date.now();
  return { kind: 'report', target: `class ${classId}`, path: 'daily-reports', json, text: fields.report, key, at };
}

const kinds = [
  { name: 'message', prefix: 'chat-outbox:', wordsOf: messageOf },
  { name: 'report', prefix: 'report-outbox:', wordsOf: reportOf },
] as const;

/**
 * Adopts the signed-in user's items from the former outboxes of messages and reports. They may be old, so they wait for
 * the user's decision. `labels`: the names of a message and a report in the list of waiting items.
 */
export function adoptFormerItems(labels: Record<'message' | 'report', string>): void {
  const author = sessionStore.getState().user?.id;
  if (!author) return;
  let isAdopted = false;
  for (const { name, prefix, wordsOf } of kinds)
    for (const entry of deviceStorage.keys().filter((each) => each.startsWith(`${prefix}${author}:`))) {
      const words = wordsOf(deviceStorage.readJson(entry), entry.slice(`${prefix}${author}:`.length));
      const item = words && {
        ...words,
        label: labels[name],
        draft: null,
        later: [409],
        isRejected: false,
        isHeld: true,
      };
      if (item && !storeItem(author, item)) continue;
      deviceStorage.remove(entry);
      isAdopted = true;
    }
  if (isAdopted) startOutbox();
}
