import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DemoAccount } from '../../src/academy.ts';
import { madeAssignment } from '../../src/domains/assignments.ts';
import { cards } from '../../src/domains/cards.ts';
import { threadPath } from '../../src/domains/chats.ts';
import { classNow, classToCome, classToReport, dayIn, madeCourse, studentZone } from '../../src/domains/classes.ts';
import { aPicture } from '../../src/domains/files.ts';
import { someone } from '../../src/domains/people.ts';
import { uniqueText } from '../../src/domains/posts.ts';
import { expect } from '../../src/test.ts';
import { engines, isInstalled, test } from '../../src/webdriver/engines.ts';
import type { OtherBrowser } from '../../src/webdriver/other-browser.ts';

/** A picture on the disk, as a file input of WebDriver needs it. */
function pictureFile(): string {
  const file = path.join(tmpdir(), 'page-of-the-mushaf.png');
  writeFileSync(file, aPicture('page.png').buffer);
  return file;
}

const RECORDS = `return ['audio/webm', 'audio/mp4', 'audio/ogg'].some((type) => MediaRecorder.isTypeSupported(type))`;

const BOLD = "return [...document.querySelectorAll('article b')].map((bold) => bold.textContent)";

const LINKS =
  "return [...document.querySelectorAll('nav a[href^=\"/dashboard\"]')].map((link) => link.getAttribute('href'))";
const PAGE = `
const main = document.querySelector('main');
const title = main?.querySelector('h1')?.textContent ?? '';
return { title, isBusy: !title || Boolean(main.querySelector('[aria-busy=true]')), alert: main?.querySelector('[role=alert]')?.textContent ?? null };`;

interface PageState {
  title: string;
  isBusy: boolean;
  alert: string | null;
}

/** What is wrong with a page once it has loaded; null for a page with content. */
async function problemAt(browser: OtherBrowser, address: string): Promise<string | null> {
  await browser.goto(address);
  await browser.see({ css: 'main h1' });
  await expect.poll(async () => (await browser.evaluate<PageState>(PAGE)).isBusy, { timeout: 30_000 }).toBe(false);
  const { title, alert } = await browser.evaluate<PageState>(PAGE);
  if (/^40[34] /.test(title)) return title;
  const overflow = await browser.overflow();
  return alert ?? (overflow > 0 ? `${overflow} px too wide` : null);
}

test.skip(process.env.TEST_ALL !== '1', 'part of a release’s tests');

for (const engine of engines) {
  test.describe(`in ${engine.name}`, () => {
    test.skip(!isInstalled(engine), `${engine.name} is not installed`);
    test.slow();

    for (const account of [
      'super-admin',
      'admin',
      'leader',
      'teacher',
      'student',
      'parent',
      'guest',
    ] satisfies DemoAccount[])
      test(`every page of the menu of ${account} opens on a phone in Arabic`, async ({ visit }) => {
        test.setTimeout(300_000);
        const browser = await visit(engine, '/dashboard/statistics', { as: account, language: 'ar', isPhone: true });
        await browser.see({ css: 'nav a[href^="/dashboard"]' });
        const links = new Set(await browser.evaluate<string[]>(LINKS));
        const problems: Record<string, string> = {};
        for (const link of links) {
          const problem = await problemAt(browser, link);
          if (problem) problems[link] = problem;
        }
        expect(links.size).toBeGreaterThan(3);
        expect(problems).toEqual({});
      });

    test('a student joins a class', async ({ academy, visit }) => {
      const course = await madeCourse(academy);
      const id = await classNow(academy, course);
      const phone = await visit(engine, `/dashboard/classes/${id}`, { as: course.student, isPhone: true });
      await phone.click({ role: 'button', name: 'Join class' });
      await phone.see({ text: 'You have joined' });
    });

    test('a child records a recitation, listens and hands it in; without a recorder, a file', async ({
      academy,
      visit,
    }) => {
      const course = await madeCourse(academy, { age: 10 });
      const classId = await classToReport(academy, course);
      const address = await madeAssignment(academy, course, { classId, title: uniqueText('Recite') });
      const phone = await visit(engine, address, { as: course.student, isPhone: true });
      await phone.see({ css: 'main input[type=file]' });
      // Debian's WebKitGTK has no encoder of sound.
      if (await phone.evaluate<boolean>(RECORDS)) {
        await phone.click({ role: 'button', name: 'Record a recitation' });
        await phone.see({ text: '0:03' });
        await phone.click({ role: 'button', name: 'Finish' });
        await phone.click({ role: 'button', name: 'Play the recitation' });
      } else await phone.type({ css: 'main input[type=file]' }, pictureFile());
      await phone.click({ role: 'button', name: 'Hand in' });
      await phone.see({ role: 'region', name: 'Handed in' });
    });

    test('a student sends a message with a file', async ({ academy, visit }) => {
      const words = uniqueText('With a page');
      const phone = await visit(engine, await threadPath(academy, 'teacher'), { as: 'student', isPhone: true });
      await phone.type({ role: 'textbox', name: /^Message to/ }, words);
      await phone.type({ css: 'input[type=file]' }, pictureFile());
      await phone.see({ role: 'list', name: 'Attached' });
      await phone.click({ role: 'button', name: /^Send/ });
      await phone.see({ text: words, within: '[role=region]' });
    });

    test('a teacher schedules a class by the fields of date and time', async ({ academy, visit }) => {
      const course = await madeCourse(academy);
      const desk = await visit(engine, '/dashboard/classes/my-classes/add', { as: course.teacher });
      const student = new RegExp(course.student.name);
      await desk.pickOption({ role: 'combobox', name: 'Student' }, course.student.name, student);
      await desk.pickOption({ role: 'combobox', name: 'Material' }, 'Noorani Qaida', /Noorani Qaida/);
      await desk.pick({ label: 'Date' }, dayIn(studentZone, 3));
      await desk.pickOption({ label: 'Time' }, '17:30', '5:30 pm');
      await desk.type({ role: 'textbox', name: 'Plan' }, 'Letters of the throat');
      await desk.click({ role: 'button', name: 'Add class' });
      await desk.see({ text: 'Class added successfully' });
    });

    test('a teacher reports a class', async ({ academy, visit }) => {
      const course = await madeCourse(academy);
      const id = await classToReport(academy, course);
      const desk = await visit(engine, `/dashboard/classes/${id}/manage`, { as: course.teacher });
      await desk.click({ text: 'Present', within: 'fieldset, [role=group]' });
      await desk.type({ label: 'Comment for the family' }, 'Read with care.');
      await desk.click({ role: 'button', name: 'Save report' });
      await desk.see({ role: 'heading', name: 'The report is saved' });
    });

    test('a teacher writes a post with the editor', async ({ visit }) => {
      const words = uniqueText('From the editor');
      const desk = await visit(engine, '/dashboard/timeline/add', { as: 'teacher' });
      await desk.click({ role: 'textbox', name: 'Text' });
      await desk.type({ role: 'textbox', name: 'Text' }, words);
      await desk.selectAll({ role: 'textbox', name: 'Text' });
      await desk.click({ role: 'button', name: 'Bold', within: '[role=toolbar]' });
      await desk.click({ role: 'button', name: 'Post' });
      await desk.see({ role: 'heading', name: 'Timeline' });
      await desk.see({ text: words, within: 'article' });
      await expect.poll(() => desk.evaluate(BOLD)).toContain(words);
    });

    test('a guest pays for a package in the sandbox, in Arabic', async ({ academy, visit }) => {
      const guest = someone();
      await academy.call('POST', 'auth/signup', { json: guest });
      const phone = await visit(engine, '/dashboard/subscriptions/packages', {
        as: guest,
        language: 'ar',
        isPhone: true,
      });
      await phone.click({ role: 'link', name: 'شراء لمرة واحدة' });
      await phone.choose({ css: 'main select' }, 'لي');
      await phone.click({ role: 'button', name: 'المتابعة إلى الدفع' });
      await phone.type({ label: 'رقم البطاقة' }, cards.good);
      await phone.type({ label: /^تاريخ الانتهاء/ }, '12 / 50');
      await phone.type({ label: /^رمز الأمان/ }, '123');
      await phone.click({ role: 'button', name: 'دفع' });
      await phone.see({ role: 'heading', name: 'شكرًا، وصلت الدفعة' });
      expect(await phone.overflow()).toBe(0);
    });

    test('a parent asks to move a class in the dialog, and looks at the calendar', async ({ academy, visit }) => {
      const course = await madeCourse(academy);
      await classToCome(academy, course);
      const phone = await visit(engine, '/dashboard/statistics', { as: course.parent, isPhone: true });
      await phone.click({ role: 'button', name: 'Ask to move' });
      await phone.pick({ label: 'Date', within: '[role=dialog]' }, dayIn(studentZone, 5));
      await phone.pickOption({ label: 'Time', within: '[role=dialog]' }, '18:00', '6:00 pm');
      await phone.click({ role: 'button', name: 'Add this time', within: '[role=dialog]' });
      await phone.click({ role: 'button', name: 'Send the request', within: '[role=dialog]' });
      await phone.see({ text: 'You asked for another time. Waiting for an answer.' });
      await phone.goto('/dashboard/calendar');
      await phone.see({ role: 'heading', name: 'Calendar' });
      expect(await phone.overflow()).toBe(0);
    });
  });
}
