import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { SiteTexts } from '#/office/api/site-texts.ts';
import { serveSite, someTexts } from '#/office/testing/site-texts.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, takeBodies } from '#/testing/server.ts';

const PAGE = '/dashboard/site';

beforeEach(() => signInForTest({ id: '5', role: 'admin', roles: ['admin'] }, ['users.read', 'users.update']));

const withVersions = (newest: number, published: number, about: Partial<SiteTexts> = {}) => {
  const one = { savedAt: '2026-11-20T09:00:00.000Z', savedBy: { id: '1', name: 'Maryam Haddad' }, publishedAt: null };
  const stored = Array.from({ length: newest - 1 }, (_, place) => ({ ...one, version: newest - place }));
  const first = { version: 1, savedAt: null, savedBy: null, publishedAt: null };
  const editor = { ...someTexts().editor, newest, published, versions: [...stored, first] };
  return someTexts({ version: newest, editor, ...about });
};
const answered = (texts: SiteTexts) => ({ data: texts });
const field = (name: string) => screen.getByLabelText<HTMLTextAreaElement>(name);

async function openAbout() {
  const opened = await renderAt(PAGE);
  await opened.user.click(await screen.findByRole('button', { name: 'Edit: About' }));
  return opened;
}

test('a text is edited in both languages and saved as a draft, with all sections', async () => {
  serveSite(someTexts());
  const sent = takeBodies('put', 'site/landing', answered(withVersions(2, 1)));
  const { user } = await openAbout();
  expect(field('Title, Arabic').dir).toBe('rtl');
  await user.clear(field('Title, English'));
  await user.type(field('Title, English'), 'Mine');
  await screen.findByText('There are unsaved changes');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('Saved as a draft, not published yet');
  expect(sent).toMatchObject([
    { version: 1, sections: [{ key: 'hero' }, { key: 'about', content: { en: { title: 'Mine' } } }, { key: 'blog' }] },
  ]);
});

test('publishing asks first, saves what is typed and says that it is on the website', async () => {
  serveSite(someTexts());
  takeBodies('put', 'site/landing', answered(withVersions(2, 1)));
  const published = takeBodies('post', 'site/landing/publish', answered(withVersions(2, 2)));
  const { user } = await openAbout();
  await user.type(field('Title, English'), '!');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await screen.findByText('These texts are on the website');
  expect(published).toEqual([{ version: 2 }]);
});

test('sections are moved and hidden, but not the first', async () => {
  serveSite(someTexts());
  const sent = takeBodies('put', 'site/landing', answered(withVersions(2, 1)));
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Move down: About' }));
  expect(screen.queryByRole('button', { name: 'Move down: Top' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Move up: Blog' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByLabelText('Shown: Blog'));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ sections: [{ key: 'hero' }, { key: 'blog', hidden: true }, { key: 'about' }] }]),
  );
});

test('an error opens the section and stands at its field, and nothing typed is lost', async () => {
  serveSite(someTexts());
  const fields = [{ path: 'sections.2.content.ar.title', code: 'unknown_name', message: '' }];
  reject('put', 'site/landing', 422, { code: 'invalid', fields });
  const { user } = await openAbout();
  await user.type(field('Title, English'), ' mine');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText('In double braces only “name” and “notice” can stand');
  expect(screen.getByRole('button', { name: 'Close: Blog' })).toBeTruthy();
  expect(screen.getAllByLabelText<HTMLTextAreaElement>('Title, English')[0]?.value).toBe('About words mine');
});

test('of two editors the second keeps both versions or opens the other one', async () => {
  serveSite(someTexts());
  reject('put', 'site/landing', 409, { code: 'outdated', data: { newest: 4 } });
  const { user } = await openAbout();
  await user.type(field('Title, English'), ' mine');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByText(/^Someone else has just saved this page/);
  expect(field('Title, English').value).toBe('About words mine');
  const sent = takeBodies('put', 'site/landing', answered(withVersions(5, 1)));
  await user.click(screen.getByRole('button', { name: 'Save my texts' }));
  await waitFor(() => expect(sent).toMatchObject([{ version: 4 }]));
});

test.each([
  ['an earlier version', 3],
  ['the published one, from a draft', 2],
])('an admin goes back to %s after a question', async (_, published) => {
  serveSite(withVersions(3, published));
  const sent = takeBodies('post', 'site/landing/restore', answered(withVersions(4, 4)));
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Go back to version 2' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Go back to this version' }),
  );
  await screen.findByText('Version 4');
  expect(sent).toEqual([{ version: 2 }]);
});

test('an edited text whose built-in words have changed shows them, and takes them back', async () => {
  const [hero, about] = someTexts().sections;
  if (!hero || !about) throw new Error('no sections');
  serveSite(someTexts({ sections: [hero, { ...about, changed: ['en.title'] }] }));
  const { user } = await openAbout();
  expect(screen.getAllByText('The built-in text has changed since')).toHaveLength(2);
  await user.click(screen.getAllByRole('button', { name: 'Use the built-in text' })[0] as HTMLElement);
  expect(field('Title, English').value).toBe('Learn');
});

test('a question of the FAQ is added and removed', async () => {
  serveSite(someTexts({ page: 'faq' }));
  const sent = takeBodies('put', 'site/faq', answered(withVersions(2, 1, { page: 'faq' })));
  const { user } = await renderAt(`${PAGE}/faq`);
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  await user.type(field('Question, English'), 'Own?');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ sections: [{}, {}, {}, { content: { en: { question: 'Own?' } } }] }]),
  );
});

test('the preview is the site’s page with the draft, without scripts, in the chosen language', async () => {
  serveSite(someTexts());
  const { user } = await renderAt(PAGE);
  const frame = await screen.findByTitle<HTMLIFrameElement>('The page as it will look');
  expect([frame.getAttribute('src'), frame.getAttribute('sandbox')]).toEqual([
    '/site/draft/en?version=1',
    'allow-same-origin',
  ]);
  await user.click(screen.getByRole('button', { name: 'العربية' }));
  expect(frame.getAttribute('src')).toBe('/site/draft/ar?version=1');
});
