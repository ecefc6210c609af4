import { signInForTest } from '@academy/shared-auth/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderInPage } from '#/testing/render-at.tsx';
import { server } from '#/testing/server.ts';

test('a teacher of another subject reads that the Quran is with another teacher, and no error (D125)', async () => {
  signInForTest({ role: 'teacher', roles: ['teacher'] }, ['classes.report.read']);
  server.use(
    http.get('*/api/students/7/progress', () =>
      HttpResponse.json({ message: 'Student not found', code: 'not_found' }, { status: 404 }),
    ),
    http.get('*/api/students/7/steps', () => HttpResponse.json({ data: [] })),
    http.get('*/api/quran/structure', () => new HttpResponse(null, { status: 503 })),
  );
  await renderInPage('person.tab', ({ place }) => place({ userId: '7', role: 'student' }));
  expect(await screen.findByText(/^Another teacher teaches this student the Quran/)).toBeTruthy();
});
