import { fieldError } from '#base/errors/app-error.ts';

interface StatusColumns {
  registrationDate?: string | null | undefined;
  lastStatus?: 'active' | 'suspended' | 'stopped' | null | undefined;
  lastStatusDate?: string | null | undefined;
}

/**
 * D52: a suspended or stopped student has the day of the change: by default today, in the academy's zone.
 * @throws AppError for a day in the future.
 */
export function withStatusDate<Columns extends StatusColumns>(
  columns: Columns,
  before: StatusColumns | undefined,
  today: string,
): Columns {
  if ((columns.registrationDate ?? '') > today)
    throw fieldError('registration_date', 'future', 'The date of registration is in the future');
  if ((columns.lastStatusDate ?? '') > today)
    throw fieldError('last_status_date', 'future', 'The date of the status is in the future');
  const { lastStatus = before?.lastStatus ?? null } = columns;
  if (lastStatus === null || lastStatus === 'active' || columns.lastStatusDate) return columns;
  const isNew = lastStatus !== (before?.lastStatus ?? null);
  const isKept = !isNew && columns.lastStatusDate === undefined && before?.lastStatusDate;
  return isKept ? columns : { ...columns, lastStatusDate: today };
}
