import { i18n } from '@academy/shared-auth';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderUi } from '../testing/render-ui.tsx';
import { MessageDialog, type MessageRecipient } from './message-dialog.tsx';
import { whatsAppUrl } from './whatsapp.ts';

const mother: MessageRecipient = {
  ...{ id: '2', name: 'Amina', relation: 'parent', language: 'ar', zone: 'UTC' },
  phone: '+44 7700 900123',
};
const student: MessageRecipient = { id: '1', name: 'Layla', language: 'en', zone: 'UTC', phone: '0790 000 000' };

const open = async () => {
  const page = await renderUi(
    <MessageDialog
      recipients={[mother, student]}
      namespace="greetings"
      write={(t, { name }) => t('hello', { name })}
      onClose={() => {}}
    />,
  );
  i18n.addResourceBundle('en', 'greetings', { hello: 'Hello {{name}}' });
  i18n.addResourceBundle('ar', 'greetings', { hello: 'مرحبًا {{name}}' });
  return page;
};

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

test('a message is sent by WhatsApp where the number has its country', async () => {
  const { user } = await open();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  expect(link.href).toBe(`https://wa.me/447700900123?text=${encodeURIComponent('مرحبًا Amina')}`);
  await user.selectOptions(screen.getByLabelText('Recipient'), 'Layla');
  await screen.findByText('Hello Layla');
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
});

test('a message is copied, and shared where the device shares', async () => {
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
])('WhatsApp for the number %s', (phone, url) => expect(whatsAppUrl(phone, 'a b')).toBe(url));
