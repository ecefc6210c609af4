import type { ReadAcademy } from '#base/academy/academy.ts';
import type { Logger } from '#base/observability/logger.ts';
import type { SandboxStore } from './sandbox-store.ts';

/** The context shared by the parts of the sandbox. */
export interface SandboxContext {
  store: SandboxStore;
  now: () => Date;
  logger: Logger;
  publicUrl: string;
  secretKey: string;
  /** The academy's name on invoices. */
  academy: ReadAcademy;
  /** Sends undelivered events. */
  deliver: () => void;
}

/** The path of the sandbox, below the academy's own address. */
export const SANDBOX_PATH = '/sandbox/stripe';

export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);
