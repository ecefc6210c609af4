import type { Position } from './message-log.ts';

/** Writes and reads places in channels as clients carry them; `epoch` tells this database's places from any other's. */
export const writeSerial = (epoch: string, { id, at }: Position): string => `${epoch}:${id}:${at}`;

/** @returns null for what this installation never gave out. */
export function readSerial(epoch: string, serial: string | null | undefined): Position | null {
  const [, given, id, at] = /^([\w-]+):(\d{1,15}):(\d{1,15})$/.exec(serial ?? '') ?? [];
  return given === epoch ? { id: Number(id), at: Number(at) } : null;
}
