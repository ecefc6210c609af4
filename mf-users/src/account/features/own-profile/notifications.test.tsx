import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  aDevice,
  fakeIphone,
  fakePushBrowser,
  removePushBrowser,
  serveDevices,
  serveSettings,
  serveTest,
  someSettings,
  thisEndpoint,
} from '#/account/testing/devices.ts';
import { anOwnProfile, serveOwnProfile } from '#/account/testing/own-account.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, server, takeBodies } from '#/testing/server.ts';

afterEach(removePushBrowser);
beforeEach(() => {
  signInForTest({ id: '1', name: 'Maryam Haddad', role: 'guest', roles: ['guest'] }, []);
  serveOwnProfile(anOwnProfile());
});

const show = async (language: 'en' | 'ar' = 'en') => {
  const page = await renderAt('/profile', language);
  await screen.findByRole('heading', { level: 2, name: language === 'en' ? 'Notifications' : 'الإشعارات' });
  return page;
};
const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const save = () => screen.getByRole('button', { name: 'Save notifications' });

describe('what comes by push and mail', () => {
  beforeEach(() => void serveDevices());

  test('a changed choice is sent with the others, and fixed choices are not sent', async () => {
    serveSettings();
    const taken = takeBodies('put', 'notification-settings', { data: someSettings() });
    const { user } = await show();
    await user.click(await toggle('Timeline by push'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language of my emails' }), 'Arabic');
    expect(screen.queryByRole('switch', { name: 'Your account by email' })).toBeNull();
    expect(within(screen.getByRole('row', { name: /Your account/ })).getByText('Always')).toBeTruthy();
    await user.click(save());
    await screen.findByText('Notifications saved');
    expect(taken).toEqual([
      {
        groups: [
          { key: 'reminders', push: true, mail: true },
          { key: 'timeline', push: true, mail: false },
        ],
        quietHours: { from: '22:00', to: '07:00' },
        mailLanguage: 'ar',
      },
    ]);
  });

  test('quiet hours that are switched off have no times, and are sent as such', async () => {
    serveSettings();
    const taken = takeBodies('put', 'notification-settings', { data: someSettings() });
    const { user } = await show();
    await user.click(await screen.findByRole('switch', { name: /^Quiet hours/ }));
    expect(screen.queryByLabelText('From')).toBeNull();
    await user.click(save());
    await waitFor(() =>
      expect(taken).toMatchObject([{ quietHours: { from: '00:00', to: '00:00' }, mailLanguage: null }]),
    );
  });

  test('quiet hours need two different times, otherwise the field has an error', async () => {
    serveSettings();
    const taken = takeBodies('put', 'notification-settings', { data: someSettings() });
    const { user } = await show();
    const until = await screen.findByRole('combobox', { name: 'Until' });
    await user.clear(until);
    await user.type(until, '22:00');
    await user.click(save());
    await screen.findByText('Choose an end that differs from the start');
    expect(document.activeElement).toBe(until);
    expect(taken).toEqual([]);
  });

  test('a time that the API rejects has an error at its field', async () => {
    serveSettings();
    reject('put', 'notification-settings', 422, {
      fields: [{ path: 'quietHours.to', code: 'invalid', message: 'A time such as 22:00 is expected' }],
    });
    const { user } = await show();
    await user.click(await toggle('Timeline by push'));
    await user.click(save());
    await screen.findByText('Enter a time');
    expect(document.activeElement).toBe(screen.getByLabelText('Until'));
  });

  test.each([
    ['unverified', /maryam@academy.test. is not confirmed yet/],
    ['bounced', /Emails to .maryam@academy.test. bounce/],
  ] as const)('an address that is %s says so, and a new confirmation can be sent', async (email_status, text) => {
    serveOwnProfile(anOwnProfile({ email_status }));
    let sent = 0;
    server.use(
      http.post('*/api/auth/confirm-email/send', () => {
        sent += 1;
        return HttpResponse.json({ message: 'The mail is on its way', data: { email: 'x', verified: false } });
      }),
    );
    const { user } = await show();
    await screen.findByText(text);
    await user.click(screen.getByRole('button', { name: 'Send the confirmation email again' }));
    await screen.findByText(/^The email is on its way/);
    expect(sent).toBe(1);
    expect(screen.queryByRole('button', { name: 'Send the confirmation email again' })).toBeNull();
  });

  test('a confirmed address needs no confirmation', async () => {
    serveOwnProfile(anOwnProfile({ email_status: 'verified' }));
    await show();
    await toggle('Timeline by push');
    expect(screen.queryByText(/is not confirmed yet/)).toBeNull();
  });

  test('stored choices are restored at the next visit if saving failed', async () => {
    serveSettings();
    const { user, unmount } = await show();
    await user.click(await toggle('Timeline by push'));
    unmount();
    await show();
    await screen.findByText(/Your unsaved changes are back/);
    expect((await toggle('Timeline by push')).checked).toBe(true);
  });

  test('choices that failed to load can be retried', async () => {
    reject('get', 'notification-settings', 503);
    const page = await renderAt('/profile');
    await screen.findByText('This part could not be loaded.');
    serveSettings();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await toggle('Reminders by push');
  });
});

describe('devices that get push messages', () => {
  beforeEach(() => serveSettings());
  const turnOn = () => screen.findByRole('button', { name: 'Turn push on here' });

  test('a device is turned on after the browser’s prompt, and turned off together with its subscription', async () => {
    const browser = fakePushBrowser();
    const { held, added } = serveDevices(aDevice({ id: '2' }));
    const { user } = await show();
    await user.click(await turnOn());
    await screen.findByText('This device');
    expect(added).toMatchObject([{ endpoint: thisEndpoint, keys: { p256dh: 'p', auth: 'a' }, showContents: true }]);
    expect(browser.isSubscribed).toBe(true);
    const entry = screen.getByText('This device').closest('li') ?? document.body;
    await user.click(within(entry).getByRole('button', { name: /^Remove/ }));
    await turnOn();
    expect(held.devices.map(({ id }) => id)).toEqual(['2']);
    expect(browser.isSubscribed).toBe(false);
  });

  test('a device that a push service rejects says so, and once removed it is turned on with a new subscription', async () => {
    const browser = fakePushBrowser({ permission: 'granted', isSubscribed: true });
    const { held } = serveDevices(aDevice({ id: '1', endpoint: thisEndpoint, failing: true }), aDevice({ id: '2' }));
    const { user, unmount } = await show();
    expect(await screen.findAllByText(/^The last messages did not arrive/)).toHaveLength(1);
    held.devices = [];
    unmount();
    await show();
    await user.click(await turnOn());
    await screen.findByText('This device');
    expect(browser.subscriptions).toBe(1);
  });

  test('contents can be hidden only on this device', async () => {
    fakePushBrowser({ permission: 'granted', isSubscribed: true });
    const { added } = serveDevices(aDevice({ id: '1', endpoint: thisEndpoint }), aDevice({ id: '2' }));
    const { user } = await show();
    await user.click(await screen.findByRole('switch', { name: /^Show contents/ }));
    await waitFor(() => expect(added).toMatchObject([{ endpoint: thisEndpoint, showContents: false }]));
  });

  test('a denied permission shows how to grant it again', async () => {
    fakePushBrowser({ response: 'denied' });
    const { added } = serveDevices();
    const { user } = await show();
    await user.click(await turnOn());
    await screen.findByText(/This browser blocks notifications/);
    screen.getByText(/allow notifications/);
    expect(added).toEqual([]);
  });

  test('on an iPhone the academy must first be on the home screen, in both languages', async () => {
    fakeIphone();
    serveDevices();
    const { unmount } = await show();
    await screen.findByText('Choose to add it to the home screen.');
    expect(screen.queryByRole('button', { name: 'Turn push on here' })).toBeNull();
    unmount();
    await show('ar');
    await screen.findByText('اختيار «إضافة إلى الشاشة الرئيسية».');
  });

  test('without a service worker the profile says why there is no push', async () => {
    fakePushBrowser({ hasWorker: false });
    serveDevices();
    await show();
    await screen.findByText(/Push messages are switched off for this academy/);
  });

  test.each([
    ['Sent to 2 devices', { sent: 2, removed: 0, failed: 0 }],
    ['A device could not be reached. Try again in a moment.', { sent: 1, removed: 0, failed: 1 }],
    ['No device gets push messages now. Turn push on again.', { sent: 0, removed: 1, failed: 0 }],
  ])('a test message reports: %s', async (said, data) => {
    fakePushBrowser();
    serveDevices(aDevice({ id: '2' }));
    serveTest(data);
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Send a test' }));
    await screen.findByText(said);
  });

  test('repeated test messages are limited', async () => {
    fakePushBrowser();
    serveDevices(aDevice({ id: '2' }));
    reject('post', 'push/test', 429);
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Send a test' }));
    await screen.findByText(/several tests in a row/);
  });
});
