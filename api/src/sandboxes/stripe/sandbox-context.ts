import type { ReadAcademy } from '#base/academy/academy.ts';
import type { Logger } from '#base/observability/logger.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** What the parts of the sandbox share. */
export interface SandboxContext {
  store: SandboxStore;
  now: () => Date;
  logger: Logger;
  publicUrl: string;
  secretKey: string;
  /** In whose name invoices are written. */
  academy: ReadAcademy;
  /** Sends what was not delivered yet. */
  deliver: () => void;
}

/** Where the sandbox is, below the academy's own address. */
export const SANDBOX_PATH = '/sandbox/stripe';

export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);
