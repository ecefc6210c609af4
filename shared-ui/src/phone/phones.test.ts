import { phonesOfCountries } from '@academy/shared-auth/typed-text-vectors';
import { expect, test } from 'vitest';
import { type CountryCode, countriesIn, countryOf, exampleIn, phoneParts, sentPhone } from './phones.ts';

test.each<[CountryCode, string, string, string]>([
  ['SA', '050 123 4567', '+966501234567', '+966 50 123 4567'],
  ['SA', '٠٥٠١٢٣٤٥٦٧', '+966501234567', '+966 50 123 4567'],
  ['EG', '01012345678', '+201012345678', '+20 10 12345678'],
  ['GB', '07400 123456', '+447400123456', '+44 7400 123456'],
  ['US', '(202) 555-0143', '+12025550143', '+1 202 555 0143'],
  ['ID', '0812-3456-7890', '+6281234567890', '+62 812 3456 7890'],
  ['JO', '0790 123 456', '+962790123456', '+962 7 9012 3456'],
  ['FR', '06.12.34.56.78', '+33612345678', '+33 6 12 34 56 78'],
])('in %s %s is sent as %s and shown as %s', (country, typed, sent, shown) => {
  expect(sentPhone(typed, country)).toBe(sent);
  expect(phoneParts(sent)).toMatchObject({ country, whole: shown });
  for (const international of [sent, shown, `00${sent.slice(1)}`, `https://wa.me/${sent.slice(1)}`])
    expect(sentPhone(international, 'MA')).toBe(sent);
});

test.each(phonesOfCountries)('a form sends %o as it is stored', ({ country, national, international, stored }) => {
  expect([sentPhone(national, country), sentPhone(international, 'JO')]).toEqual([stored, stored]);
});

test('eleven digits that are no number of the country are sent as they are, other text as it was typed', () => {
  expect(sentPhone('0791 112 3456', 'JO')).toBe('07911123456');
  expect(sentPhone('0791 112 3456', null)).toBe('07911123456');
  expect(sentPhone('12 3', 'JO')).toBe('12 3');
  expect(sentPhone('0501234567', 'US')).toBe('0501234567');
  expect(sentPhone('+966 50', 'JO')).toBe('+96650');
});

test('a number whose code several countries share keeps the chosen country', () => {
  expect(phoneParts('+447911123456')?.country).toBe('GG');
  expect(phoneParts('+447911123456', 'GB')?.country).toBe('GB');
  expect(phoneParts('+447911123456', 'SA')?.country).toBe('GG');
});

test.each([
  ['Asia/Riyadh', ['en-US'], 'SA'],
  ['Africa/Cairo', ['en-US'], 'EG'],
  ['UTC', ['en-GB', 'ar'], 'GB'],
  ['UTC', ['id'], 'ID'],
  ['UTC', ['tlh'], null],
])('a device in %s with the languages %j is in %s', (zone, languages, country) => {
  expect(countryOf(zone, languages)).toBe(country);
});

test('countries are named in the language of the page and searched in both, and by code', () => {
  const saudi = countriesIn('ar').find(({ id }) => id === 'SA');
  expect(saudi).toMatchObject({ flag: '🇸🇦', code: '966', name: 'المملكة العربية السعودية' });
  expect(saudi?.searched).toContain('Saudi Arabia');
  expect(saudi?.searched).toContain('+966');
});

test('every country has an example that fits it', () => {
  for (const { id } of countriesIn('en')) expect(sentPhone(exampleIn(id), id), id).toMatch(/^\+\d{7,15}$/);
});
