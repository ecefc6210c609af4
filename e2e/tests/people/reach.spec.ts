import type { Page } from 'playwright/test';
import type { Academy } from '../../src/academy.ts';
import { chromiumArgs, wholeChromium } from '../../src/chromium.ts';
import { button, CLASSES, LIST } from '../../src/domains/class-pages.ts';
import { type Course, classToCome, dayIn, madeCourse, studentZone, teacherZone } from '../../src/domains/classes.ts';
import { clockIn } from '../../src/domains/meetings.ts';
import type { NewUser } from '../../src/domains/users.ts';
import { unreachable } from '../../src/events.ts';
import type { MailServer } from '../../src/reach/mail-server.ts';
import { deliverPush, pressNotification, shownNotifications, subscribeAt } from '../../src/reach/phone.ts';
import { expect, test } from '../../src/reach/reach-test.ts';

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  viewport: { width: 390, height: 844 },
  launchOptions: { executablePath: wholeChromium, args: chromiumArgs },
});

/** Longer than the delay in which changes of a class are merged into one message. */
const MINUTES = 2;

/** Every minute a job looks for deliveries that the run at the start of the process did not send. */
const LOOKED_AGAIN_MS = 75_000;

/** Follows the link of the mail that came with the account. */
async function confirmEmail(academy: Academy, mailServer: MailServer, { email }: NewUser): Promise<void> {
  await expect.poll(() => mailServer.mailsTo(email).length).toBe(1);
  const token = /confirm-email\?token=([\w-]+)/.exec(mailServer.mailsTo(email)[0]?.text ?? '')?.[1];
  await academy.call('POST', 'auth/confirm-email', { json: { token } });
}

const idOf = async (academy: Academy, { email }: NewUser): Promise<string> => {
  const { data } = await academy.call<{ data: { id: string }[] }>('GET', `users?email=${encodeURIComponent(email)}`, {
    as: 'super-admin',
  });
  return data[0]?.id ?? '';
};

/** A family's quiet hours on its clock: they began an hour ago and end in two, or they are far from now. */
const quietHours = (isNow: boolean) => {
  const at = (minutes: number) => clockIn(studentZone, minutes).time;
  return isNow ? { from: at(-60), to: at(120) } : { from: at(600), to: at(660) };
};

/** Moves the class on its day to another time on the teacher's clock. */
const moveTo = (academy: Academy, { teacher }: Course, id: string, time: string) =>
  academy.call('POST', `classes/${id}`, { as: teacher, json: { date: dayIn(teacherZone, 3), time } });

/** The same by the form, as a teacher does. */
async function moveOnPage(desk: Page, time: string): Promise<void> {
  await desk.getByLabel('Time', { exact: true }).fill(time);
  await button(desk, 'Save changes').click();
  await expect(desk.getByText('Class edited successfully')).toBeVisible();
}

test('a class that its teacher moves notifies the parent’s phone by one push and one mail, on both clocks', async ({
  page,
  context,
  academy,
  mailServer,
  pushService,
  prefer,
  signInAs,
  openAs,
  expectedErrors,
}) => {
  // Three restarts, and up to a minute after each.
  test.setTimeout(300_000);
  expectedErrors.push(unreachable);
  const course = await madeCourse(academy);
  const { parent } = course;
  const id = await classToCome(academy, course);
  await confirmEmail(academy, mailServer, parent);
  const choose = (quiet: boolean) =>
    academy.call('PUT', 'notification-settings', { as: parent, json: { quietHours: quietHours(quiet) } });
  const changes = () => mailServer.mailsTo(parent.email).filter(({ html }) => html?.includes(`${CLASSES}/${id}`));
  /** The number of push messages, and the number of mails about the class. */
  const arrived = () => [pushService.received.length, changes().length];

  await test.step('the parent turns push on, on a phone in Arabic', async () => {
    await choose(false);
    await prefer({ language: 'ar' });
    await subscribeAt(context, pushService.subscription);
    await signInAs(parent);
    await page.goto('/profile/notifications');
    await button(page, 'تشغيل الإشعارات على هذا الجهاز').click();
    await expect(page.getByText('هذا الجهاز', { exact: true })).toBeVisible();
  });

  await test.step('the scheduling came before the subscription of the phone: it comes by mail alone', async () => {
    await academy.bringDeliveriesForward(MINUTES);
    await expect.poll(arrived, { timeout: LOOKED_AGAIN_MS }).toEqual([0, 1]);
  });

  await test.step('the teacher moves it: one push and one mail, in Arabic, with both clocks', async () => {
    const desk = await openAs(course.teacher, `${LIST}/edit/${id}`);
    await moveOnPage(desk, '15:45');
    // It would lose its connection with each restart of the API.
    await desk.close();
    await academy.bringDeliveriesForward(MINUTES);
    await expect.poll(arrived, { timeout: LOOKED_AGAIN_MS }).toEqual([1, 2]);
    const mail = changes()[1];
    expect(mail?.html).toMatch(/<html lang="ar" dir="rtl"/);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('8:45 م');
      expect(part).toContain('الأردن');
      expect(part).toContain('3:45 م');
    }
    expect(pushService.received[0]?.notification).toMatchObject({
      body: expect.stringContaining('8:45 م'),
      lang: 'ar',
      dir: 'rtl',
      navigate: `${academy.url}${CLASSES}/${id}`,
    });
  });

  await test.step('the phone shows the push, and opens the class from it', async () => {
    await page.goto('/dashboard/timeline');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [message] = pushService.received;
    if (!message) throw new Error('no push message came');
    await deliverPush(page, message);
    await expect.poll(() => shownNotifications(page)).toEqual([expect.objectContaining({ lang: 'ar', dir: 'rtl' })]);
    await pressNotification(context);
    await expect(page).toHaveURL(`${academy.url}${CLASSES}/${id}`);
    await expect(page.getByText(/^8:45\s?–\s?9:15\sم$/)).toBeVisible();
    await expect(page.getByText(/3:45\s?–\s?4:15\sم/)).toBeVisible();
    expect(await shownNotifications(page)).toEqual([]);
    const read = async () => {
      const { data } = await academy.call<{ data: { key: string; read: boolean }[] }>('GET', 'notifications', {
        as: parent,
      });
      return data.find(({ key }) => key === 'class.moved')?.read;
    };
    await expect.poll(read).toBe(true);
  });

  await test.step('in quiet hours the notification of a class on another day waits, and comes after them', async () => {
    await choose(true);
    await moveTo(academy, course, id, '16:15');
    await academy.bringDeliveriesForward(MINUTES);
    const log = await openAs('admin', `/dashboard/users/guest/${await idOf(academy, parent)}`);
    await log.getByRole('tab', { name: 'Sent notifications' }).click();
    await expect(log.getByText(/^Quiet hours until/)).toHaveCount(2);
    expect(arrived()).toEqual([1, 2]);
    await choose(false);
    await academy.bringDeliveriesForward(180);
    await expect.poll(arrived, { timeout: LOOKED_AGAIN_MS }).toEqual([2, 3]);
  });

  await test.step('a signed-out user switches mails of changes off: on the page of the mail, and by one click', async () => {
    const [link = ''] = /http[^\s"]+mail\/unsubscribe\?token=[\w.-]+/.exec(changes()[2]?.text ?? '') ?? [];
    const chosen = async () => {
      const { data } = await academy.call<{ data: { groups: { key: string; mail: boolean }[] } }>(
        'GET',
        'notification-settings',
        { as: parent },
      );
      return data.groups.find(({ key }) => key === 'changes')?.mail;
    };
    await context.clearCookies({ name: 'session' });
    await page.goto(link);
    await page.getByLabel('تغييرات الحصص').uncheck();
    await page.getByRole('button', { name: 'حفظ' }).click();
    await expect(page.getByRole('status')).toHaveText('حُفظت الاختيارات.');
    expect(await chosen()).toBe(false);
    await page.getByLabel('تغييرات الحصص').check();
    await page.getByRole('button', { name: 'حفظ' }).click();
    await expect(page.getByLabel('تغييرات الحصص')).toBeChecked();
    expect(await chosen()).toBe(true);

    const header = changes()[2]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(header.slice(1, -1), { method: 'POST', body })).status).toBe(200);
    expect(await chosen()).toBe(false);
  });
});

test('an address that rejects mail is on the attention list, and in the log of its person', async ({
  page,
  academy,
  mailServer,
  signInAs,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(unreachable);
  const course = await madeCourse(academy);
  const { parent, student, studentId } = course;
  await confirmEmail(academy, mailServer, parent);
  await academy.call('PUT', 'notification-settings', { as: parent, json: { quietHours: quietHours(false) } });
  mailServer.reject(parent.email);
  await classToCome(academy, course);
  await academy.bringDeliveriesForward(MINUTES);

  const parentId = await idOf(academy, parent);
  const states = async () => {
    const path = `users/${parentId}/deliveries`;
    const { data } = await academy.call<{ data: { status: string; reason: string | null }[] }>('GET', path, {
      as: 'admin',
    });
    return data.map(({ status, reason }) => `${status} ${reason}`);
  };
  await expect.poll(states, { timeout: LOOKED_AGAIN_MS }).toEqual(['dropped bounced']);

  await signInAs('admin');
  await page.goto('/dashboard/statistics');
  const comesBack = page.getByRole('listitem').filter({ hasText: 'Emails bounce' });
  await comesBack.getByRole('link', { name: student.name }).click();
  await expect(page).toHaveURL(new RegExp(`/${studentId}`));
  await page.goto(`/dashboard/users/guest/${parentId}`);
  await expect(page.getByText('Emails to this address bounce: ask for another one')).toBeVisible();
  await page.getByRole('tab', { name: 'Sent notifications' }).click();
  await expect(page.getByText('The address rejects emails')).toBeVisible();
});
