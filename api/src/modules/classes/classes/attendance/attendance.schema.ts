import * as v from 'valibot';
import { idParams, instant, wireId } from '#base/http/fields.ts';
import { person } from '../class.fields.ts';

export const attendanceQuery = v.object({ class_id: wireId });
export const attendanceParams = v.object({ classId: idParams.entries.id });

/** One stay of one person (D23). */
export const logEntry = v.object({
  user: person,
  joined_at: instant,
  /** Null: still in the class. */
  left_at: v.nullable(instant),
  /** In seconds, counted until an hour after the end at most. */
  duration: v.nullable(v.number()),
  /** Whether the person was identified only by the name given in the meeting. */
  by_name: v.boolean(),
});
export type WireLogEntry = v.InferInput<typeof logEntry>;

export const attendanceLog = v.object({ data: v.array(logEntry) });
export const joinResponse = v.object({ data: v.object({ joined_at: instant, zoom_link: v.nullable(v.string()) }) });
/** Null if the person had not joined. */
export const leaveResponse = v.object({ data: v.nullable(v.object({ left_at: instant, duration: v.number() })) });
