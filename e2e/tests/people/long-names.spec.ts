import { randomUUID } from 'node:crypto';
import { madeUser } from '../../src/domains/users.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, test } from '../../src/test.ts';

const NAMES = [
  'abdulrahman.alhashimi.almaqdisi',
  'W'.repeat(40),
  'Abdulrahman عبد الرحمن الهاشمي المقدسي 1990 al-Hashimi المقدسي',
];

for (const language of ['en', 'ar'] as const)
  test(`a long name widens no page of a narrow phone (${language})`, async ({ page, academy, signInAs, prefer }) => {
    await prefer({ language });
    await signInAs('admin');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const name of NAMES) {
      const email = `${randomUUID()}@academy.test`;
      const id = await madeUser(academy, { name, email, password: 'a-good-password' }, 'student');
      for (const path of [`statiscs/st/${id}`, `users/student/${id}`, `users/student?q=${name}`]) {
        await page.goto(`/dashboard/${path}`);
        await expect(page.getByText(name).first()).toBeVisible();
        await expectNoOverflow(page);
      }
    }
  });
