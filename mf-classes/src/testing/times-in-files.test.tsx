import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { anAssignment, serveAssignments } from './assignments.ts';
import { aClass, serveClasses } from './classes.ts';
import { aMonthlyRow, serveDue, serveMonthlyReports } from './monthly.ts';
import { renderAt } from './render-at.tsx';
import { aReportRow, serveReports } from './reports.ts';
import { signInAs } from './sign-in.ts';

const someClass = aClass({ id: '31' });
const report = aReportRow({ id: '90' });
const monthly = aMonthlyRow({ id: '5' });
const assignment = anAssignment({ id: '4' });

test.each([
  ['my-classes', () => serveClasses([someClass]), someClass.starts_at],
  ['daily-reports', () => serveReports([report]), report.class.starts_at],
  ['daily-reports', () => serveReports([report]), report.created_at],
  ['monthly-report', () => serveMonthlyReports([monthly]), monthly.created_at],
  ['my-assignments', () => serveAssignments([assignment]), assignment.class.starts_at],
])('the file of a list has instants, not words such as "Tomorrow": %s', async (list, given, instant) => {
  signInAs('admin');
  serveDue();
  given();
  const files: Blob[] = [];
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await renderAt(`/dashboard/classes/${list}`);
  await user.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect((await files[0]?.text())?.split(/[,\r\n]+/)).toContain(instant);
});
