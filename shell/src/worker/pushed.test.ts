import { describe, expect, it } from 'vitest';
import { clickedAddress, clickedId, dataOf, shownOf, windowFor } from './pushed.ts';

const ORIGIN = 'https://academy.test';
const message = (notification: object) => shownOf(JSON.stringify({ web_push: 8030, notification }), ORIGIN);

describe('the content of a push message', () => {
  it('title, text, language and direction come from the push message, and a later one with its tag replaces it', () => {
    const { title, options } = message({
      title: 'نُقلت حصتك',
      body: 'الثلاثاء 4:00 م',
      lang: 'ar',
      dir: 'rtl',
      tag: 'class-5',
      navigate: `${ORIGIN}/dashboard/classes/5`,
      data: { notificationId: '17' },
    });
    expect(title).toBe('نُقلت حصتك');
    expect(options).toMatchObject({ body: 'الثلاثاء 4:00 م', lang: 'ar', dir: 'rtl', tag: 'class-5', renotify: true });
    expect(options.data).toEqual({ url: `${ORIGIN}/dashboard/classes/5`, notificationId: '17' });
  });

  it('a push message without a tag replaces none', () => {
    expect(message({ title: 'A' }).options).not.toHaveProperty('renotify');
  });

  it.each(['', 'no JSON', '{}', '{"notification":null}', '{"notification":{"title":5,"data":[]}}'])(
    'the unreadable message %j is shown under the site’s name and leads to the start page',
    (payload) => {
      const { title, options } = shownOf(payload, ORIGIN);
      expect(title).toBe('academy.test');
      expect(options.data).toEqual({ url: `${ORIGIN}/dashboard`, notificationId: null });
    },
  );

  it('a push message leads only to this site', () => {
    for (const navigate of ['https://elsewhere.test/a', '//elsewhere.test/a', 'javascript:alert(1)', 'https://'])
      expect(message({ navigate }).options.data.url, navigate).toBe(`${ORIGIN}/dashboard`);
    expect(dataOf({ url: 'https://elsewhere.test' }, ORIGIN).url).toBe(`${ORIGIN}/dashboard`);
  });
});

it("a click opens a page of the dashboard that is open already, the visible one first, and never a visitors' page", () => {
  const page = (path: string, focused = false) => ({ url: ORIGIN + path, focused });
  const [landing, form, feed, profile] = [
    page('/ar', true),
    page('/submit-forms/3'),
    page('/dashboard/timeline'),
    page('/profile', true),
  ];
  expect(windowFor([landing, form, feed, profile])).toBe(profile);
  expect(windowFor([landing, form, feed])).toBe(feed);
  expect(windowFor([landing, form, page('/dashboards')])).toBeUndefined();
});

it('the id of a clicked notification is read back from its address', () => {
  expect(clickedId(ORIGIN + clickedAddress('17/ 5'))).toBe('17/ 5');
});
