import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { contactDetails } from './contact-details.ts';

it('printed sheets carry the contact of the landing page', () => {
  const ofSheets = readFileSync(path.resolve(import.meta.dirname, '../../shared-ui/src/brand/contact.ts'), 'utf8');
  for (const value of [contactDetails.email, contactDetails.phone]) expect(ofSheets).toContain(`'${value}'`);
});
