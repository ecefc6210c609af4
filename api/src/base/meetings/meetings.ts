import type { Hono } from 'hono';
import type { Sealer } from '#base/secrets/sealer.ts';
import type { MeetingProvider } from './meeting-provider.ts';

/** How the academy gets meetings. */
export interface Meetings {
  /** Null: teachers type links by hand. */
  provider: MeetingProvider | null;
  /** Encrypts the tokens. */
  sealer: Sealer;
  /** The sandbox's additions to the app; null without a sandbox. */
  sandbox: MeetingSandbox | null;
}

/** An imitated provider inside this process. */
export interface MeetingSandbox {
  /** Adds the sandbox's pages and calls to the app, and starts sending its reports to the app. */
  mount(app: Hono): void;
  /** Closes all connections to the rooms. */
  stop(): void;
}
