import { type ClassStatus, classStatuses } from '#/api/class-schema.ts';
import type { Viewer } from '../use-viewer.ts';

/** D20: students and families have what is to come and what was held; a trial that was held is among the latter. */
const ofFamily: readonly ClassStatus[] = ['scheduled', 'ended'];

/** By which statuses a viewer sees lists of classes. */
export const tabsOf = (side: Viewer['side']): readonly ClassStatus[] =>
  side === 'student' || side === 'family' ? ofFamily : classStatuses;
