import type { Hono } from 'hono';
import type { Sealer } from '#base/secrets/sealer.ts';
import type { MeetingProvider } from './meeting-provider.ts';

/** How the academy comes by meetings. */
export interface Meetings {
  /** Null: links are typed by hand. */
  provider: MeetingProvider | null;
  /** For tokens. */
  sealer: Sealer;
  /** The sandbox's additions to the app; null without a sandbox. */
  sandbox: MeetingSandbox | null;
}

/** An imitated provider that lives in this process. */
export interface MeetingSandbox {
  /** Adds its pages and calls, and sends its reports to the app from now on. */
  mount(app: Hono): void;
  /** Sends everybody out of the rooms. */
  stop(): void;
}
