import type { ReadSettings } from '#base/academy/academy-settings.ts';
import { classSettings } from '../classes.settings.ts';

const MINUTE_MS = 60_000;

export interface JoinWindow {
  opensAt: Date;
  closesAt: Date;
}

interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** D23: when students and teachers can join. */
export const joinWindow = (settings: ReadSettings, { startsAt, endsAt }: Span): JoinWindow => ({
  opensAt: new Date(startsAt.getTime() - settings.get(classSettings.join_before_minutes) * MINUTE_MS),
  closesAt: new Date(endsAt.getTime() + settings.get(classSettings.join_after_minutes) * MINUTE_MS),
});
