import { type ClassStatus, classStatuses } from '#/api/class-schema.ts';
import type { Viewer } from '../use-viewer.ts';

/** D20: students and families have future and held classes, which include trials. */
const ofFamily: readonly ClassStatus[] = ['scheduled', 'ended'];

/** The statuses that are tabs in a viewer's lists of classes. */
export const tabsOf = (side: Viewer['side']): readonly ClassStatus[] =>
  side === 'student' || side === 'family' ? ofFamily : classStatuses;
