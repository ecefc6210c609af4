import { signInForTest } from '@academy/shared-auth/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { plan, serveStudent } from '#/testing/progress.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serve, takeBodies } from '#/testing/server.ts';

const PATH = '/dashboard/progress/7/plan';

beforeEach(() => {
  signInForTest({ id: '9', role: 'guest', roles: ['guest'], relations: ['parent'] }, []);
  serveStudent();
});

test('the days, the pages of a day and travel are set', async () => {
  serve('students/7/study-plan', { data: plan });
  const sent = takeBodies('put', 'students/7/study-plan', { data: plan });
  const { user } = await renderAt(PATH);
  expect(await screen.findByText('So far the plan reaches 150 pages in 30 days; 200 are known.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
  const count = screen.getByRole('textbox', { name: 'Pages a day' });
  await user.clear(count);
  await user.type(count, '٤');
  await user.click(screen.getByRole('button', { name: 'Remove travel 1' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sent).toEqual([{ daysOfWeek: [0, 1, 2, 3, 4, 6], pagesADay: 4, travel: [] }]);
});

test('travel alone sets neither days nor pages, which follow the level (D151)', async () => {
  serve('students/7/study-plan', { data: { ...plan, daysOfWeek: [6, 0, 1], isDefault: true } });
  const sent = takeBodies('put', 'students/7/study-plan', { data: plan });
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Remove travel 1' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sent).toEqual([{ travel: [] }]);
});

test('a week without a day and a number that is none are named at their fields, and nothing is lost', async () => {
  serve('students/7/study-plan', { data: { ...plan, daysOfWeek: [5] } });
  const { user } = await renderAt(PATH, 'ar');
  await user.click(await screen.findByRole('checkbox', { name: 'الجمعة' }));
  const count = screen.getByRole<HTMLInputElement>('textbox', { name: 'صفحات اليوم' });
  await user.clear(count);
  await user.type(count, '99');
  await user.click(screen.getByRole('button', { name: 'حفظ' }));
  expect(await screen.findByText('يُرجى اختيار يوم واحد على الأقل')).toBeTruthy();
  expect(screen.getByText('يُرجى كتابة عدد صحيح من 1 إلى 60')).toBeTruthy();
  expect(count.value).toBe('99');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('group', { name: 'أيام المراجعة' }));
});

test('a viewer who may not set the plan reads who may', async () => {
  serve('students/7/study-plan', { data: { ...plan, may: { update: false } } });
  await renderAt(PATH);
  expect(await screen.findByText('Only the student, parents and teachers can change this')).toBeTruthy();
});
