import { deviceStorage, i18n, setLanguage } from '@academy/shared-auth';
import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWidget } from '#/testing/render-at.tsx';
import { reject, takeBodies } from '#/testing/server.ts';

const [device, other] = ['Asia/Riyadh', 'Asia/Amman'];
const system = Intl.DateTimeFormat().resolvedOptions().timeZone;
const optionsOf = Intl.DateTimeFormat.prototype.resolvedOptions;
/** Another zone of the device than that of the computer. */
const standIn = (zone: string) =>
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    const options = optionsOf.call(this);
    return options.timeZone === system ? { ...options, timeZone: zone } : options;
  });
const signInAs = (id: string, timezone: string) => signInForTest({ id, timezone }, []);
const speak = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
const heading = () => screen.queryByRole('heading', { name: 'Use the settings of this device?' });
const session = (timezone: string) => ({
  data: {
    user: {
      ...{ id: '1', name: 'Test', email: 'test@academy.test', phone: null, image: null, role: 'student' },
      ...{ roles: ['student'], timezone, subscription: { package: null } },
    },
    permissions: [],
  },
});

beforeEach(() => {
  deviceStorage.remove('language');
  standIn(device);
});
afterEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  await setLanguage('en');
  deviceStorage.remove('language');
});

test('who comes in on a device with another zone and language can take both by one touch', async () => {
  speak('ar-SA', 'en');
  signInAs('1', other);
  const zones = takeBodies('put', 'own-profile', session(device));
  const languages = takeBodies('put', 'own-language', {});
  const { user, unmount } = await renderWidget('home-device');
  expect((await screen.findByText('العربية')).lang).toBe('ar');
  await user.click(await screen.findByRole('button', { name: 'Yes, use them' }));
  await waitFor(() => expect(i18n.language).toBe('ar'));
  expect([zones, languages]).toEqual([[{ timezone: device }], [{ language: 'ar' }]]);
  expect(screen.queryByRole('heading')).toBeNull();
  unmount();
});

test('who declines is not asked again on this device, another user is', async () => {
  speak('en-GB');
  signInAs('1', other);
  const { user, unmount } = await renderWidget('home-device');
  expect(screen.queryByText('العربية')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'No, thanks' }));
  expect(heading()).toBeNull();
  unmount();
  const again = await renderWidget('home-device');
  expect(heading()).toBeNull();
  again.unmount();
  signInAs('2', other);
  await renderWidget('home-device');
  await waitFor(() => expect(heading()).not.toBeNull());
});

test('nothing is offered where the device has the same zone, and the language is the same or was chosen', async () => {
  speak('fr', 'en-US');
  signInAs('1', device);
  const { unmount } = await renderWidget('home-device');
  expect(heading()).toBeNull();
  unmount();
  speak('ar');
  deviceStorage.write('language', 'en');
  await renderWidget('home-device');
  expect(heading()).toBeNull();
});

test('a browser that hides where it is offers no zone', async () => {
  vi.restoreAllMocks();
  standIn('UTC');
  speak('en');
  signInAs('1', other);
  await renderWidget('home-device');
  expect(heading()).toBeNull();
});

test('a zone that could not be saved is reported, and the offer stays', async () => {
  speak('en');
  signInAs('1', other);
  reject('put', 'own-profile', 500, {});
  const { user } = await renderWidget('home-device');
  await user.click(await screen.findByRole('button', { name: 'Yes, use them' }));
  await screen.findByText('The settings could not be saved. Please try again.');
  expect(heading()).not.toBeNull();
});
