import type { Page, WebSocketRoute } from 'playwright/test';
import type { Academy } from '../../src/academy.ts';
import { messagesOf, say, shown, thread, threadPath } from '../../src/domains/chats.ts';
import { unreachable } from '../../src/events.ts';
import { expect, test } from '../../src/test.ts';

/** A release must pass all rounds; daily runs break each kind just often enough. */
const inFull = process.env.TEST_ALL === '1';
const each = inFull ? 100 : 10;
const cuts = each / 5;
const restarts = inFull ? 2 : 1;
const written = /(Yusuf|Salma) says \d{3}/;

const words = (by: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${by} says ${String(from + index).padStart(3, '0')}`);

async function write(page: Page, by: 'Yusuf' | 'Salma', from: number, to: number): Promise<void> {
  for (const text of words(by, from, to)) await say(page, text);
}

/**
 * Each message is in both conversations once, in the server's order, and each writer's messages in the order of
 * writing.
 */
async function expectWhole(academy: Academy, student: Page, teacher: Page): Promise<void> {
  const wanted = [...words('Salma', 1, each), ...words('Yusuf', 1, each)];
  await expect.poll(async () => (await shown(student, written)).sort(), { timeout: 90_000 }).toEqual(wanted);
  await expect.poll(async () => (await shown(teacher, written)).sort(), { timeout: 90_000 }).toEqual(wanted);
  for (const page of [student, teacher]) await expect(thread(page).getByText('Waiting to be sent')).toHaveCount(0);
  const stored = (await messagesOf(academy, 'student', 'teacher')).flatMap(({ message }) =>
    written.test(message) ? message : [],
  );
  expect(await shown(student, written)).toEqual(stored);
  expect(await shown(teacher, written)).toEqual(stored);
  for (const by of ['Yusuf', 'Salma']) expect(stored.filter((text) => text.startsWith(by))).toEqual(words(by, 1, each));
}

/**
 * Takes control of a page's event sockets.
 * @returns a function that cuts the open one, waiting for it if there is none.
 */
async function withScissors(page: Page): Promise<() => Promise<void>> {
  let open: (() => Promise<void>) | null = null;
  await page.routeWebSocket('**', (socket: WebSocketRoute) => {
    const server = socket.connectToServer();
    open = async () => {
      open = null;
      await Promise.all([socket.close(), server.close()]);
    };
  });
  return async () => {
    await expect.poll(() => open !== null, { timeout: 60_000 }).toBe(true);
    await open?.();
  };
}

test.describe(`${2 * each} messages between two browsers arrive once, in one order,`, () => {
  test.use({ setting: 'own' });
  test.setTimeout(360_000);

  test('messages survive server restarts', async ({ page: student, signInAs, openAs, academy, expectedErrors }) => {
    expectedErrors.push(unreachable);
    await signInAs('student');
    await student.goto(await threadPath(academy, 'teacher'));
    const teacher = await openAs('teacher', await threadPath(academy, 'student'));
    for (const page of [student, teacher]) await expect(thread(page)).toBeVisible();
    const twoFifths = each * 0.4;
    for (let restart = 0; restart < restarts; restart += 1) {
      const from = restart * twoFifths + 1;
      const to = from + twoFifths - 1;
      const back = Promise.all([write(student, 'Yusuf', from, to), write(teacher, 'Salma', from, to)]);
      await expect(
        thread(teacher).getByText(`Yusuf says ${String(from + twoFifths / 4).padStart(3, '0')}`),
      ).toBeVisible({
        timeout: 60_000,
      });
      await academy.crash();
      await back;
    }
    const rest = restarts * twoFifths + 1;
    await Promise.all([write(student, 'Yusuf', rest, each), write(teacher, 'Salma', rest, each)]);
    await expectWhole(academy, student, teacher);
  });

  test(`messages survive ${cuts} broken realtime connections`, async ({
    page: student,
    signInAs,
    openAs,
    academy,
    expectedErrors,
  }) => {
    // The connection may be cut while it is being made, or while something is being sent.
    expectedErrors.push(/WebSocket is (closed before the connection is established|already in CLOSING or CLOSED)/);
    await signInAs('student');
    const cutStudent = await withScissors(student);
    await student.goto(await threadPath(academy, 'teacher'));
    const teacher = await openAs('teacher', '/dashboard/nowhere');
    const cutTeacher = await withScissors(teacher);
    await teacher.goto(await threadPath(academy, 'student'));
    for (const page of [student, teacher]) await expect(thread(page)).toBeVisible();
    const perCut = each / cuts;
    for (let cut = 0; cut < cuts; cut += 1) {
      const from = cut * perCut + 1;
      await Promise.all([
        write(student, 'Yusuf', from, from + perCut - 1),
        write(teacher, 'Salma', from, from + perCut - 1),
        cutStudent(),
        cutTeacher(),
      ]);
    }
    await expectWhole(academy, student, teacher);
  });
});
