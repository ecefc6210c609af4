import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { AppError } from '#base/errors/app-error.ts';
import type { MeetingEvent } from '../meeting-provider.ts';

/** The greatest difference between a report's time and ours, so that a recorded report cannot be replayed later. */
const TOLERANCE_MS = 5 * 60_000;

const id = v.pipe(v.union([v.number(), v.string()]), v.transform(String));
const instant = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.check((date) => !Number.isNaN(date.getTime())),
);
const text = v.optional(v.nullable(v.string()), null);
const blankAsNull = v.pipe(
  text,
  v.transform((value) => value || null),
);

const person = {
  participant_uuid: v.pipe(v.string(), v.nonEmpty()),
  id: blankAsNull,
  email: blankAsNull,
  user_name: v.optional(v.string(), ''),
};
const payloadOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object({ payload: v.object({ object: v.object({ id, ...entries }) }) });

const schemas = {
  'meeting.started': payloadOf({ start_time: instant }),
  'meeting.participant_joined': payloadOf({ participant: v.object({ ...person, join_time: instant }) }),
  'meeting.participant_left': payloadOf({ participant: v.object({ ...person, leave_time: instant }) }),
  app_deauthorized: v.object({ payload: v.object({ user_id: v.string(), deauthorization_time: instant }) }),
  'endpoint.url_validation': v.object({ payload: v.object({ plainToken: v.string() }) }),
};

const hmac = (secret: string, message: string): string => createHmac('sha256', secret).update(message).digest('hex');

/** The signature of a report: the HMAC of its time and its bytes. */
export const zoomSignature = (secret: string, timestamp: string, body: string): string =>
  `v0=${hmac(secret, `v0:${timestamp}:${body}`)}`;

const forged = () => new AppError('unauthenticated', 'The signature is not valid');

function checkSignature(body: string, headers: Headers, { secret, now }: { secret: string; now: Date }): void {
  const timestamp = headers.get('x-zm-request-timestamp') ?? '';
  const given = Buffer.from(headers.get('x-zm-signature') ?? '');
  const right = Buffer.from(zoomSignature(secret, timestamp, body));
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw forged();
  // Zoom sends times in seconds, but in milliseconds for some events.
  const sent = Number(timestamp) * (timestamp.length > 11 ? 1 : 1000);
  if (!(Math.abs(now.getTime() - sent) <= TOLERANCE_MS)) throw forged();
}

const participantOf = (given: v.InferOutput<v.ObjectSchema<typeof person, undefined>>) => ({
  key: given.participant_uuid,
  accountId: given.id,
  email: given.email,
  name: given.user_name.trim(),
});

function parse<Name extends keyof typeof schemas>(name: Name, body: unknown) {
  const parsed = v.safeParse(schemas[name], body);
  if (!parsed.success) throw new AppError('bad_request', 'The event could not be read');
  return parsed.output as v.InferOutput<(typeof schemas)[Name]>;
}

function toEvent(name: string, body: unknown, secret: string): MeetingEvent | null {
  if (name === 'meeting.started') {
    const { object } = parse(name, body).payload;
    return { kind: 'started', meetingId: object.id, at: object.start_time };
  }
  if (name === 'meeting.participant_joined') {
    const { id: meetingId, participant } = parse(name, body).payload.object;
    return { kind: 'joined', meetingId, at: participant.join_time, participant: participantOf(participant) };
  }
  if (name === 'meeting.participant_left') {
    const { id: meetingId, participant } = parse(name, body).payload.object;
    return { kind: 'left', meetingId, at: participant.leave_time, participant: participantOf(participant) };
  }
  if (name === 'app_deauthorized') {
    const { user_id, deauthorization_time } = parse(name, body).payload;
    return { kind: 'deauthorized', accountId: user_id, at: deauthorization_time };
  }
  if (name !== 'endpoint.url_validation') return null;
  const { plainToken } = parse(name, body).payload;
  return { kind: 'validation', response: { plainToken, encryptedToken: hmac(secret, plainToken) } };
}

/**
 * Reads a signed report of Zoom. @throws AppError `unauthenticated`; `bad_request` for a genuine report that cannot be
 * read.
 */
export function readZoomEvent(
  body: string,
  headers: Headers,
  checked: { secret: string; now: Date },
): MeetingEvent | null {
  checkSignature(body, headers, checked);
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new AppError('bad_request', 'The event is not valid JSON');
  }
  const named = v.safeParse(v.object({ event: v.string() }), json);
  if (!named.success) throw new AppError('bad_request', 'The event has no name');
  return toEvent(named.output.event, json, checked.secret);
}
