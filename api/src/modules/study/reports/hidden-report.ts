import type { ReadSettings } from '#base/academy/academy-settings.ts';
import { studentClassIds } from '#modules/classes/classes/class-refs.ts';
import { heldStatuses, valuesOf } from '#modules/classes/classes/class-status.ts';
import { type ClassViewer, canReadClass, canViewClass, relationsTo } from '#modules/classes/classes/index.ts';
import { readingSettings } from './reading.settings.ts';

const HOUR_MS = 60 * 60_000;

/** D154: until when families do not read a report that is submitted now; null where they read it at once. */
export function hiddenUntil(settings: ReadSettings, now: Date): Date | null {
  if (settings.get(readingSettings.reports_visible) === 'at_once') return null;
  return new Date(now.getTime() + settings.get(readingSettings.report_release_hours) * HOUR_MS);
}

/** SQL: the reports that are not deleted; that of a reopened class is among them. */
export const liveReports = `(select id, class_id, author_id, created_at, edited_at, hidden_until
  from daily_reports where deleted_at is null)`;

/** SQL: the ids of the reports on a student's classes. */
export const reportsAbout = (student: string): string =>
  `select x.id from daily_reports x where x.class_id in (${studentClassIds(student)})`;

/** SQL: whether families do not read a row of `daily_reports` yet. */
export const isHidden = (report: string, now: string): string => `coalesce(${report}.hidden_until > ${now}, false)`;

/**
 * SQL: whether families do not read the report of a row of `classes` yet; that of a reopened class waits until it is
 * submitted again.
 */
export const isClassHidden = (row: string, now: string): string => `exists (select from reports_of_classes h
  where h.class_id = ${row}.id and (${isHidden('h', now)}
    or (h.hidden_until is not null and ${row}.status not in (${valuesOf(heldStatuses)}))))`;

/**
 * D9, D154, SQL: whether a viewer reads a row of `daily_reports r` with its class `c`: the family only after the
 * release. The statement needs `known`. @param ofOne of a report, or of one student's (D125).
 */
export function canReadReport(
  scope: ClassViewer['scopes']['classes.report.read'],
  viewer: string,
  now: string,
  ofOne = false,
): string {
  const isSeen = (ofOne ? canReadClass : canViewClass)(scope, viewer);
  if (scope === 'all') return `(${isSeen} and ${now} is not null)`;
  const { is_teacher, in_team } = relationsTo(viewer);
  const isStaff = { nobody: 'false', own: is_teacher, team: `(${is_teacher} or ${in_team})` }[scope];
  return `(${isSeen} and (not ${isHidden('r', now)} or ${isStaff}))`;
}
