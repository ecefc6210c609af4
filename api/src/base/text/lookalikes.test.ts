import { describe, expect, it } from 'vitest';
import { looksLike } from './lookalikes.ts';

describe('two names', () => {
  it.each([
    ['in another case', 'ADMIN', 'admin'],
    ['in full width', 'ａｄｍｉｎ', 'admin'],
    ['in mathematical letters', '𝐚𝐝𝐦𝐢𝐧', 'admin'],
    ['with a Cyrillic letter', 'аdmin', 'admin'],
    ['with Cyrillic capitals', 'АDМIN', 'admin'],
    ['with Greek letters', 'αdmιn', 'admin'],
    ['with a Greek capital', 'ADMIΝ', 'Admin'],
    ['with a hidden character', 'Ad\u200bmin', 'admin'],
    ['with a dotless i', 'admın', 'admin'],
    ['with a capital I as l', 'aII', 'all'],
    ['with another dash', 'super\u2011admin', 'super-admin'],
    ['with an underscore', 'super_admin', 'super-admin'],
    ['with two blanks', 'Head  teacher', 'head teacher'],
    ['with a sharp s', 'STRASSE', 'Straße'],
    ['with a dotted capital I', 'İ', 'i\u0307'],
    ['of Cyrillic in another case', 'МОСКВА', 'москва'],
    ['of Greek in another case', 'ΝΙΚΗΤΗΣ', 'νικητησ'],
  ])('two names look alike: %s', (_how, one, other) => {
    expect(looksLike(one, other)).toBe(true);
  });

  it.each([
    ['admin', 'admins'],
    ['teacher', 'teachers'],
    ['Head teacher', 'Headteacher'],
    ['مشرف', 'مشرفة'],
    ['Level 2', 'Level 3'],
    ['Admín', 'Admin'],
  ])('the names %s and %s do not look alike', (one, other) => {
    expect(looksLike(one, other)).toBe(false);
  });
});
