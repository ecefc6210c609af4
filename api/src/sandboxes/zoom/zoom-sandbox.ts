import { Hono } from 'hono';
import type { Sql } from '#base/database/sql.ts';
import type { MeetingSandbox } from '#base/meetings/meetings.ts';
import type { Fetch } from '#base/meetings/provider-call.ts';
import type { Logger } from '#base/observability/logger.ts';
import { sandboxBodyLimit } from '#sandboxes/sandbox-body-limit.ts';
import { mountConsent } from './consent.ts';
import { mountMeetingCalls } from './meeting-calls.ts';
import { mountRoom } from './room-page.ts';
import { Rooms } from './rooms.ts';
import { SANDBOX_PATH, type SandboxContext } from './sandbox-context.ts';
import { SandboxStore } from './sandbox-store.ts';
import { roomReports } from './send-events.ts';
import { mountTokens } from './tokens.ts';

export interface SandboxOptions {
  sql: Sql;
  now: () => Date;
  logger: Logger;
  publicUrl: string;
  clientId: string;
  clientSecret: string;
  webhookSecret: string;
}

export interface ZoomSandbox extends MeetingSandbox {
  /** Calls the sandbox without a network; it ends with the request's signal, as a network does. */
  fetch: Fetch;
}

function abortion(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** An imitation of Zoom's HTTP interface: consent page, expiring tokens, meetings, a meeting page, signed reports. */
export function createZoomSandbox(options: SandboxOptions): ZoomSandbox {
  const { sql, now } = options;
  const app = new Hono();
  app.use(sandboxBodyLimit);
  let host: Hono = app;
  const deliver = async (path: string, init: RequestInit) => host.request(path, init);
  const rooms = new Rooms(roomReports({ ...options, deliver }));
  const context: SandboxContext = { ...options, rooms, store: new SandboxStore(sql, now) };
  for (const mount of [mountConsent, mountTokens, mountMeetingCalls, mountRoom]) mount(app, context);
  return {
    fetch: (url, init) => {
      const path = new URL(url).pathname;
      return Promise.race([Promise.resolve(app.request(path, { ...init, signal: null })), abortion(init.signal)]);
    },
    mount: (outer) => {
      host = outer;
      outer.route(SANDBOX_PATH, app);
    },
    stop: () => rooms.stop(),
  };
}
