import { instantOf } from '#base/database/instant.ts';

/** Longer than any preview. */
const PREVIEW_CHARS = 200;

/** SQL: a list's keys of the newest message with this text and time, and the file `f`. */
export const latestOf = (text: string, time: string): string => `'latest_message', left(${text}, ${PREVIEW_CHARS}),
  'latest_message_type', coalesce(f.kind, 'text'), 'latest_message_time', ${instantOf(time)}`;

/** SQL: the same of a message `l`. */
export const latest = latestOf('l.text', 'l.created_at');
