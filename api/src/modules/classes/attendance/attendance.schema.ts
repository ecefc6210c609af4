import * as v from 'valibot';
import { idParams, instant, wireId } from '#base/http/fields.ts';
import { person } from '../class.fields.ts';

export const attendanceQuery = v.object({ class_id: wireId });
export const attendanceParams = v.object({ classId: idParams.entries.id });

/** One stay of one person (D23). */
export const logEntry = v.object({
  user: person,
  joined_at: instant,
  /** Null: still there. */
  left_at: v.nullable(instant),
  /** Seconds, up to an hour after the end at most. */
  duration: v.nullable(v.number()),
  /** Whether nothing but the name that somebody gave in the meeting says who it was. */
  by_name: v.boolean(),
});
export type WireLogEntry = v.InferInput<typeof logEntry>;

export const attendanceLog = v.object({ data: v.array(logEntry) });
export const joinResponse = v.object({ data: v.object({ joined_at: instant, zoom_link: v.nullable(v.string()) }) });
/** Null where nobody had joined. */
export const leaveResponse = v.object({ data: v.nullable(v.object({ left_at: instant, duration: v.number() })) });
