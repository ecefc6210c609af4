import { describe, expect, it } from 'vitest';
import { shownAddress } from './no-address.ts';

describe('no address', () => {
  it('an address of the reserved domain is shown as none, in any case', () => {
    expect(shownAddress('Yusuf@No-Email.INVALID ')).toBeNull();
    expect(shownAddress(null)).toBeNull();
  });

  it('other addresses are shown as they are', () => {
    expect(shownAddress('amina@academy.test')).toBe('amina@academy.test');
    expect(shownAddress('amina@no-email.invalid.test')).toBe('amina@no-email.invalid.test');
  });
});
