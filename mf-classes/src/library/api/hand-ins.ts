import { http, upload } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { allowed, nullableText, oneOf, pageOf, personSchema } from '#/base/api/wire.ts';
import { mediaSchema } from './media.ts';
import { goesInParts, sendParts } from './parts.ts';

/** The teacher's grades for a hand-in (C25), in the order of the buttons. */
export const grades = ['excellent', 'good', 'needs_practice', 'again'] as const;
export type Grade = (typeof grades)[number];

/** The maximum length of a recitation in seconds (C25). */
export const MOST_SECONDS = 180;
export const MOST_NOTE = 500;
export const MOST_COMMENT = 2000;
export const MOST_WORD = 200;

const markSchema = v.object({ atMs: v.number(), text: v.string() });
export type SoundMark = v.InferOutput<typeof markSchema>;

const handInSchema = v.object({
  id: v.string(),
  number: v.number(),
  isLatest: v.boolean(),
  /** An older API does not say it. */
  student: v.optional(personSchema),
  handedInBy: v.optional(v.nullable(personSchema), null),
  file: mediaSchema,
  seconds: v.nullable(v.number()),
  note: nullableText,
  createdAt: v.string(),
  mark: v.nullable(
    v.object({
      grade: oneOf(grades),
      comment: nullableText,
      marks: v.array(markSchema),
      by: personSchema,
      at: v.string(),
    }),
  ),
  may: v.object({ mark: allowed }),
});
export type HandIn = v.InferOutput<typeof handInSchema>;
export const handInsSchema = pageOf(handInSchema);
export const handInResponse = v.object({ data: handInSchema });

/** All tries of an assignment. */
const PER_PAGE = '50';

export const handInQueries = {
  of: (assignmentId: string) =>
    queryOptions({
      // Below the key of assignments: a change of an assignment refreshes its hand-ins too.
      queryKey: ['assignments', 'hand-ins', assignmentId],
      queryFn: async ({ signal }) => {
        const path = `assignments/${encodeURIComponent(assignmentId)}/hand-ins`;
        return (await http.get(path, { searchParams: { per_page: PER_PAGE }, signal }).json(handInsSchema)).data;
      },
    }),
};

interface Sent {
  assignmentId: string;
  file: File;
  note: string;
}

interface Carrying {
  key: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/** Continues with the parts that have not arrived. */
async function sendInParts({ assignmentId, file, note }: Sent, { key, signal, onProgress }: Carrying): Promise<HandIn> {
  await sendParts({ id: key, file, signal, onProgress });
  const path = `assignments/${encodeURIComponent(assignmentId)}/hand-ins/${encodeURIComponent(key)}`;
  return (await http.put(path, { json: { note }, signal }).json(handInResponse)).data;
}

/** The same key never hands in twice. */
export async function sendHandIn(sent: Sent, { key, ...carrying }: Carrying): Promise<HandIn> {
  const { assignmentId, file, note } = sent;
  if (goesInParts(file)) return sendInParts(sent, { key, ...carrying });
  const body = new FormData();
  if (note !== '') body.set('note', note);
  body.set('file', file);
  const options = { headers: { 'Idempotency-Key': key }, ...carrying };
  const path = `assignments/${encodeURIComponent(assignmentId)}/hand-ins`;
  return (await upload(path, body, options).json(handInResponse)).data;
}

export interface Marking {
  grade: Grade;
  comment: string;
  marks: readonly SoundMark[];
}

export async function markHandIn(id: string, json: Marking): Promise<HandIn> {
  return (await http.put(`hand-ins/${encodeURIComponent(id)}/mark`, { json }).json(handInResponse)).data;
}
