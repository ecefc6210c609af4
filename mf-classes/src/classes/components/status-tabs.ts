import type { Viewer } from '#/base/components/use-viewer.ts';
import { type ClassStatus, classStatuses } from '#/class/api/class-schema.ts';

/** D20: students and families have future and held classes, which include trials. */
const ofFamily: readonly ClassStatus[] = ['scheduled', 'ended'];

/** The statuses that are tabs in a viewer's lists of classes. */
export const tabsOf = (side: Viewer['side']): readonly ClassStatus[] =>
  side === 'student' || side === 'family' ? ofFamily : classStatuses;
