import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contactDetails } from './contact-details.ts';

it.each(['en', 'ar'])('printed sheets carry the contact of the landing page (%s)', (language) => {
  const file = path.resolve(import.meta.dirname, `../../shared-ui/locales/${language}/ui.json`);
  const { brand } = JSON.parse(readFileSync(file, 'utf8')) as { brand: { email: string; phone: string } };
  expect(brand).toMatchObject({ email: contactDetails.email, phone: contactDetails.phone });
});
