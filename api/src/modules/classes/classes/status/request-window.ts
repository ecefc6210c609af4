import type { ReadSettings } from '#base/academy/academy-settings.ts';
import type { ClassStatus } from '../class-status.ts';
import { askingSettings } from './request.settings.ts';

interface Askable {
  status: ClassStatus;
  starts_at: string;
  open_request: object | null;
}

const HOUR_MS = 60 * 60_000;

/** D100: the last time at which a family can make a request about a class. */
export const askableUntil = (settings: ReadSettings, startsAt: Date): Date =>
  new Date(startsAt.getTime() - settings.get(askingSettings.notice_hours) * HOUR_MS);

/** D100: whether a person who may make requests for the student can do so now. */
export const canAsk = (settings: ReadSettings, facts: Askable, now: Date): boolean =>
  facts.status === 'scheduled' &&
  facts.open_request === null &&
  now <= askableUntil(settings, new Date(facts.starts_at));

/** D86: whether families can propose other times. */
export const canPropose = (settings: ReadSettings): boolean => settings.get(askingSettings.family_proposes);
