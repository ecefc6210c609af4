import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn, startOfDay } from '#base/time/wall-time.ts';
import { attachMedia } from '#modules/platform/files/media/attach-media.ts';
import { addDraft } from '#modules/platform/files/media/drafts.ts';
import { mediaKey } from '#modules/platform/files/media/media-keys.ts';
import { type Grade, handIns, type SoundMark } from '#modules/study/assignments/hand-ins/hand-ins.table.ts';
import { demoCtx } from '../demo-ctx.ts';
import { type DemoPerson, type PersonIds, people } from '../people/people.ts';
import { viewerOf } from '../posts/viewers.ts';
import { hummedRecitation } from './recitation.ts';

const HOUR_MS = 60 * 60_000;
const wav = { kind: 'audio', mime: 'audio/wav', extension: 'wav' } as const;

interface Try {
  seconds: number;
  note?: string;
  grade?: Grade;
  comment?: string;
  marks?: SoundMark[];
}

interface Story {
  student: string;
  /** Which of the student's assignments; the oldest one is 0. */
  place: number;
  /** Days from today to the last day. */
  due: number;
  tries: Try[];
}

/** Handed in twice and marked; handed in; to be handed in; requested once more; overdue. */
const stories: Story[] = [
  {
    student: 'student',
    place: 0,
    due: -3,
    tries: [
      {
        seconds: 21,
        grade: 'again',
        comment: 'A good start, Yusuf. Take it more slowly, and listen to the long vowels.',
        marks: [
          { atMs: 4500, text: 'Hold this one for two counts' },
          { atMs: 11_200, text: 'Ghunnah is missing here' },
        ],
      },
      {
        seconds: 26,
        note: 'I practised with my father.',
        grade: 'excellent',
        comment: 'Beautiful. You heard every one of them.',
        marks: [{ atMs: 11_800, text: 'This is exactly right' }],
      },
    ],
  },
  { student: 'student', place: 1, due: 1, tries: [{ seconds: 18, note: 'From memory, without the sheet.' }] },
  { student: 'student', place: 2, due: 2, tries: [] },
  {
    student: 'maryam.ahmed',
    place: 1,
    due: 3,
    tries: [{ seconds: 14, grade: 'again', comment: 'Please recite it once more, to the end of the line.' }],
  },
  { student: 'maryam.ahmed', place: 0, due: -1, tries: [] },
];

const personOf = (login: string): DemoPerson | undefined => people.find((person) => person.login === login);

interface Given {
  id: number;
  created_at: Date;
}

async function assignmentAt(sql: Sql, studentId: number, place: number): Promise<Given | undefined> {
  const [found] = await sql.query<Given>({
    text: `select id, created_at from assignments where student_id = $1 order by created_at, id limit 1 offset $2`,
    values: [studentId, place],
  });
  return found;
}

/** Stores a hummed recitation as a file of this person. */
export async function recite(
  deps: Deps,
  sql: Sql,
  person: DemoPerson,
  ids: PersonIds,
  at: Date,
  seconds: number,
): Promise<string> {
  const ctx = demoCtx({ deps, sql, viewer: viewerOf(person, ids), now: at });
  const bytes = hummedRecitation(seconds);
  const id = await addDraft(ctx, { type: wav, size: bytes.byteLength });
  await deps.files.put(mediaKey(id, wav.extension), bytes, wav.mime);
  await attachMedia(sql, { ids: [id], ownerId: ctx.viewer.userId, kinds: ['audio'], at });
  return id;
}

async function seedStory(
  deps: Deps,
  sql: Sql,
  ids: PersonIds,
  { student: login, place, due, tries }: Story,
): Promise<void> {
  const student = personOf(login);
  const given = student && (await assignmentAt(sql, ids.get(login) ?? 0, place));
  if (!student || !given) return;
  const now = deps.now();
  const day = addDays(dayIn(student.timezone, now), due);
  const dueAt = startOfDay(addDays(day, 1), student.timezone);
  await sql.query({
    text: 'update assignments set due = $2, due_at = $3 where id = $1',
    values: [given.id, day, dueAt],
  });
  const span = (now.getTime() - given.created_at.getTime()) / (tries.length + 1);
  for (const [index, { seconds, note, grade, comment, marks }] of tries.entries()) {
    const at = new Date(given.created_at.getTime() + span * (index + 0.5));
    await sql.orm.insert(handIns).values({
      assignmentId: given.id,
      number: index + 1,
      isLatest: index === tries.length - 1,
      mediaId: await recite(deps, sql, student, ids, at, seconds),
      seconds,
      note: note ?? null,
      createdAt: at,
      ...(grade
        ? {
            grade,
            comment: comment ?? null,
            marks: marks ?? [],
            markedBy: ids.get(student.teacher ?? '') ?? null,
            markedAt: new Date(Math.min(now.getTime(), at.getTime() + span / 4, at.getTime() + 20 * HOUR_MS)),
          }
        : {}),
    });
  }
}

/** C25: hand-ins of demo students, and assignments with a due day. */
export async function seedHandIns(deps: Deps, sql: Sql, ids: PersonIds): Promise<void> {
  for (const story of stories) await seedStory(deps, sql, ids, story);
}
