import { i18n, type Language, languages } from '@academy/shared-auth';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '../remote/create-query-client.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { MessageDialog, type MessageRecipient } from './message-dialog.tsx';
import { whatsAppUrl } from './whatsapp.ts';

const mother: MessageRecipient = {
  ...{ id: '2', name: 'Amina', relation: 'parent', language: 'ar', zone: 'UTC' },
  phone: '+44 7700 900123',
};
const student: MessageRecipient = { id: '1', name: 'Layla', language: 'en', zone: 'UTC', phone: '0790 000 000' };

const texts = { en: { hello: 'Hello {{name}}' }, ar: { hello: 'مرحبًا {{name}}' } };
const addTexts = (language: Language) => i18n.addResourceBundle(language, 'greetings', texts[language]);

/** The dialog on a page for which the texts of some languages have loaded. */
async function open(loaded: readonly Language[] = languages) {
  const add = () => loaded.forEach(addTexts);
  i18n.on('initialized', add);
  const page = await renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <MessageDialog
        recipients={[mother, student]}
        namespace="greetings"
        write={(t, { name }) => t('hello', { name })}
        onClose={() => {}}
      />
    </QueryClientProvider>,
  );
  i18n.off('initialized', add);
  return page;
}

const shareBy = (share: unknown) => Object.defineProperty(navigator, 'share', { value: share, configurable: true });
beforeEach(() => void shareBy(undefined));

test('a message is in the language of its recipient, while the page stays in its own (D95)', async () => {
  const { user } = await open();
  const text = await screen.findByText('مرحبًا Amina');
  expect([text.lang, text.dir]).toEqual(['ar', 'rtl']);
  await user.selectOptions(screen.getByLabelText('Recipient'), 'Layla');
  expect((await screen.findByText('Hello Layla')).dir).toBe('ltr');
  expect(i18n.language).toBe('en');
});

test('a message in a language whose texts did not load is not shown with keys, and loads on Retry', async () => {
  const { user } = await open(['en']);
  let failures = 1;
  i18n.services.backendConnector.backend = {
    read: (language: Language, _: string, done: (error: Error | null, found?: object | boolean) => void) =>
      failures-- > 0 ? done(new Error('no file'), false) : done(null, texts[language]),
  };
  await user.selectOptions(screen.getByLabelText('Recipient'), 'Layla');
  await screen.findByText('Hello Layla');
  await user.selectOptions(screen.getByLabelText('Recipient'), 'Amina (parent)');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('hello')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  await user.click(retry);
  expect(await screen.findByText('مرحبًا Amina')).toBeTruthy();
});

test('a message can be sent by WhatsApp if the number has its country', async () => {
  const { user } = await open();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  expect(link.href).toBe(`https://wa.me/447700900123?text=${encodeURIComponent('مرحبًا Amina')}`);
  await user.selectOptions(screen.getByLabelText('Recipient'), 'Layla');
  await screen.findByText('Hello Layla');
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
});

test('a message is copied, and shared on devices that can share', async () => {
  const { user, unmount } = await open();
  await screen.findByText('مرحبًا Amina');
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('مرحبًا Amina'));
  unmount();

  const shared: unknown[] = [];
  shareBy(async (message: unknown) => void shared.push(message));
  const phone = await open();
  await phone.user.click(await screen.findByRole('button', { name: 'Share' }));
  expect(shared).toEqual([{ text: 'مرحبًا Amina' }]);
});

test.each([
  ['+44 7700 900123', 'https://wa.me/447700900123?text=a%20b'],
  ['0044 (7700) 900-123', 'https://wa.me/447700900123?text=a%20b'],
  ['0790000000', null],
  [null, null],
])('the WhatsApp address of the number %s is right', (phone, url) => expect(whatsAppUrl(phone, 'a b')).toBe(url));
