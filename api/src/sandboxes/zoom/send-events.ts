import { setTimeout as pause } from 'node:timers/promises';
import { zoomSignature } from '#base/meetings/zoom/zoom-event.ts';
import type { Logger } from '#base/observability/logger.ts';
import type { RoomEvents } from './rooms.ts';

const PAUSES_MS = [1000, 5000, 30_000];

interface Sending {
  webhookSecret: string;
  now: () => Date;
  logger: Logger;
  /** Sends a request to the academy. */
  deliver(path: string, init: RequestInit): Promise<Response>;
}

async function send({ webhookSecret, now, logger, deliver }: Sending, event: object): Promise<void> {
  const body = JSON.stringify(event);
  for (const wait of [0, ...PAUSES_MS]) {
    if (wait > 0) await pause(wait, undefined, { ref: false });
    const timestamp = String(Math.floor(now().getTime() / 1000));
    const headers = {
      'content-type': 'application/json',
      'x-zm-request-timestamp': timestamp,
      'x-zm-signature': zoomSignature(webhookSecret, timestamp, body),
    };
    const response = await deliver('/api/webhooks/zoom', { method: 'POST', headers, body }).catch(() => null);
    if (response?.ok) return;
  }
  logger.warn('the sandbox could not deliver a report');
}

/** Reports events in the rooms as Zoom does: signed, and repeated if not accepted. */
export function roomReports(sending: Sending): RoomEvents {
  const report = (event: string, meetingId: string, details: object) =>
    void send(sending, {
      event,
      event_ts: sending.now().getTime(),
      payload: { account_id: 'sandbox', object: { id: meetingId, type: 2, timezone: 'UTC', ...details } },
    });
  const participant = ({ id, name, accountId }: { id: string; name: string; accountId: string | null }) => ({
    participant_uuid: id,
    id: accountId ?? '',
    user_name: name,
    email: '',
  });
  const at = () => sending.now().toISOString();
  return {
    started: (meetingId) => report('meeting.started', meetingId, { start_time: at() }),
    joined: (meetingId, person) =>
      report('meeting.participant_joined', meetingId, { participant: { ...participant(person), join_time: at() } }),
    left: (meetingId, person) =>
      report('meeting.participant_left', meetingId, { participant: { ...participant(person), leave_time: at() } }),
  };
}
