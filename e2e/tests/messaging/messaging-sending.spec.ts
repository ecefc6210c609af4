import { expectTick, messageBubble, messagesOf, say, shown, thread, threadPath } from '../../src/domains/chats.ts';
import { uniqueText } from '../../src/domains/posts.ts';
import { remotesUnreachable, unreachable } from '../../src/events.ts';
import { expect, test } from '../../src/test.ts';

const sending = '**/api/messages/send';
const offline = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;

test('messages written offline wait, survive a reload, and are sent once in order', async ({
  page,
  context,
  signInAs,
  openAs,
  academy,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(offline, unreachable, remotesUnreachable);
  const mark = uniqueText('Without a connection');
  const texts = ['one', 'two', 'three'].map((count) => `${mark}, ${count}`);
  const some = new RegExp(`${mark}, (one|two|three)`);
  await signInAs('student');
  await page.goto(await threadPath(academy, 'teacher'));
  const teacher = await openAs('teacher', await threadPath(academy, 'student'));
  for (const open of [page, teacher]) await expect(thread(open)).toBeVisible();

  await context.setOffline(true);
  const note = page.getByText('Your messages are kept and sent when you are back online.');
  await expect(note).toBeVisible();
  for (const text of texts) await say(page, text);
  await expect(messageBubble(page, mark).getByText('Waiting to be sent')).toHaveCount(3);
  // The shell's offline line shows it.
  await expect(note).toBeHidden();
  const fromTeacher = uniqueText('Meanwhile');
  await say(teacher, fromTeacher);
  await expectTick(teacher, fromTeacher, 'Sent');
  expect(await shown(teacher, some)).toEqual([]);

  await context.setOffline(false);
  await expect.poll(() => shown(teacher, some)).toEqual(texts);
  await expect(messageBubble(page, fromTeacher)).toBeVisible();
  await expect(messageBubble(page, mark).getByText('Waiting to be sent')).toHaveCount(0);
  expect(await shown(page, some)).toEqual(texts);
  const stored = await messagesOf(academy, 'teacher', 'student');
  expect(stored.flatMap(({ message }) => some.exec(message)?.[0] ?? [])).toEqual(texts);
});

test('unsent messages survive the closed page and are sent once when it opens', async ({
  page,
  signInAs,
  academy,
  expectedErrors,
}) => {
  expectedErrors.push(unreachable);
  const text = uniqueText('Before the reload');
  await signInAs('student');
  await page.route(sending, (route) => route.abort('connectionrefused'));
  await page.goto(await threadPath(academy, 'teacher'));
  await say(page, text);
  await expect(messageBubble(page, text).getByText('Waiting to be sent')).toBeVisible();
  await page.reload();
  await expect(messageBubble(page, text).getByText('Waiting to be sent')).toBeVisible();
  await page.unroute(sending);
  await page.goto('/dashboard/timeline');
  const stored = async () =>
    (await messagesOf(academy, 'student', 'teacher')).filter(({ message }) => message === text).length;
  await expect.poll(stored, { timeout: 20_000 }).toBe(1);
  await page.goto(await threadPath(academy, 'teacher'));
  await expectTick(page, text, 'Sent');
  expect(await stored()).toBe(1);
});

test('closing the window asks for confirmation while a message is being sent, and not after', async ({
  page,
  signInAs,
  academy,
}) => {
  await signInAs('student');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(sending, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(await threadPath(academy, 'teacher'));
  const text = uniqueText('On its way');
  const initial = page.waitForRequest(sending);
  await say(page, text);
  await initial;
  await expect(messageBubble(page, text)).toBeVisible();
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await question).type()).toBe('beforeunload');
  await (await question).dismiss();
  release();
  await expectTick(page, text, 'Sent');
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});
