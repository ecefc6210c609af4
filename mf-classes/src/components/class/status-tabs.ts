import { type ClassStatus, classStatuses } from '#/api/class-schema.ts';
import type { Viewer } from '../use-viewer.ts';

/** D20: students and families have classes to come and held ones, which include trials. */
const ofFamily: readonly ClassStatus[] = ['scheduled', 'ended'];

/** The statuses by which a viewer sees lists of classes. */
export const tabsOf = (side: Viewer['side']): readonly ClassStatus[] =>
  side === 'student' || side === 'family' ? ofFamily : classStatuses;
