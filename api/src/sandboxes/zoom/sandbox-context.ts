import type { Logger } from '#base/observability/logger.ts';
import type { Rooms } from './rooms.ts';
import type { SandboxStore } from './sandbox-store.ts';

export interface SandboxAccount {
  name: string;
}

export interface SandboxMeeting {
  accountId: string;
  topic: string;
  start_time: string;
  duration: number;
}

/** The context shared by the parts of the sandbox. */
export interface SandboxContext {
  store: SandboxStore;
  rooms: Rooms;
  logger: Logger;
  now: () => Date;
  clientId: string;
  clientSecret: string;
  publicUrl: string;
}

/** The path of the sandbox, below the academy's own address. */
export const SANDBOX_PATH = '/sandbox/zoom';
export const CALLBACK_PATH = '/api/zoom/callback';
