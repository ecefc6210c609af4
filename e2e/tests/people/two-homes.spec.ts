import type { Page } from 'playwright/test';
import { composer, idOf, messageBubble, sendAs } from '../../src/domains/chats.ts';
import { button } from '../../src/domains/class-pages.ts';
import { madeCourse } from '../../src/domains/classes.ts';
import { madeUser, newUser } from '../../src/domains/users.ts';
import { expectSound } from '../../src/sound.ts';
import { expect, test } from '../../src/test.ts';

const openChat = (page: Page) => page.getByRole('main').locator('a[href*="/chats/-"]');

test('two parents who live apart share the chat of their child and nothing else, until the child is 16', async ({
  academy,
  openAs,
}) => {
  test.slow();
  const { parent: mother, student, studentId, teacher } = await madeCourse(academy, { age: 15 });
  const father = newUser('Bilal');
  const relation = { user_id: studentId, related_user_id: await madeUser(academy, father, 'guest') };
  await academy.call('POST', 'relations', { as: 'super-admin', json: { ...relation, relationship_type: 'parent' } });
  for (const each of [mother, father]) await academy.acceptTexts(each);
  await sendAs(academy, teacher, student, 'Salam Safa');
  await sendAs(academy, mother, teacher, 'Between us two');

  const his = await openAs(father, '/dashboard/messaging', { isPhone: true });
  await test.step('the father reads and writes in the chat of the child, and finds none of hers', async () => {
    await openChat(his).click();
    await expect(messageBubble(his, 'Salam Safa')).toBeVisible();
    await expect(his.getByRole('note').filter({ hasText: mother.name })).toBeVisible();
    await composer(his).fill('I bring her on Friday');
    await button(his, 'Send').click();
    await expect(messageBubble(his, 'I bring her on Friday')).toBeVisible();
    await expectSound(his);
    await his.goto('/dashboard/messaging');
    await expect(openChat(his)).toBeVisible();
    await expect(his.getByText('Between us two')).toHaveCount(0);
  });

  await test.step('the mother reads it too, and can open the app as the child', async () => {
    const hers = await openAs(mother, '/dashboard/messaging', { isPhone: true });
    await openChat(hers).click();
    await expect(messageBubble(hers, 'I bring her on Friday')).toBeVisible();
    await hers.goto('/dashboard/statistics');
    await expect(hers.getByRole('button', { name: /^Open as / })).toBeVisible();
    await hers.close();
  });

  await academy.call('POST', `users/students/${studentId}`, { as: 'super-admin', json: { age: 16 } });

  await test.step('since today the chat is between the child and the teacher, and both parents are out of it', async () => {
    await his.goto('/dashboard/messaging');
    await expect(his.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(openChat(his)).toHaveCount(0);
    const hers = await openAs(mother, '/dashboard/statistics', { isPhone: true });
    await expect(hers.getByRole('main').getByText(student.name).first()).toBeVisible();
    await expect(hers.getByRole('button', { name: /^Open as / })).toHaveCount(0);
    const own = await openAs(student, `/dashboard/messaging/chats/${await idOf(academy, teacher)}`, { isPhone: true });
    await expect(messageBubble(own, 'I bring her on Friday')).toBeVisible();
    await expect(own.getByText(/parents are no longer in this chat\.$/)).toBeVisible();
    await expectSound(own);
  });
});
