import { signInForTest } from '@academy/shared-auth/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { levels } from '#/testing/progress.ts';
import { renderInPage } from '#/testing/render-at.tsx';
import { reject, serve } from '#/testing/server.ts';

const ofAnother = /^Another teacher teaches this student the Quran/;
const open = () => {
  signInForTest({ role: 'teacher', roles: ['teacher'] }, ['classes.report.read']);
  reject('get', 'students/7/progress', 404);
  reject('get', 'quran/structure', 503);
  return renderInPage('person.tab', ({ place }) => place({ userId: '7', role: 'student' }));
};

test('a teacher of another subject reads that the Quran is with another teacher, and the levels (D125)', async () => {
  serve('students/7/steps', { data: levels });
  await open();
  expect(await screen.findByText(ofAnother)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Grammar' })).toBeTruthy();
});

test('a student of whom nothing can be read has an error, and no other teacher', async () => {
  reject('get', 'students/7/steps', 404);
  await open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText(ofAnother)).toBeNull();
});
