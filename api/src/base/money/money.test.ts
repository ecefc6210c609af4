import { describe, expect, it } from 'vitest';
import { currencies } from './currencies.ts';
import { isChargeable, majorUnits, parseMinor, readMoney } from './money.ts';

describe('money', () => {
  it.each([
    ['1.15', 2, 115],
    ['1.005', 3, 1005],
    ['1.005', 2, null],
    ['8.1', 2, 810],
    ['8.100', 2, 810],
    ['5', 0, 5],
    ['5.0', 0, 5],
    ['5.5', 0, null],
    ['0.07', 2, 7],
    ['.5', 2, null],
    ['-1', 2, null],
    ['1e3', 2, null],
    ['999999999999.999', 3, 999_999_999_999_999],
    ['', 2, null],
  ])('money: %s with %i decimals is %s', (typed, digits, minor) => {
    expect(parseMinor(typed, digits)).toBe(minor);
  });

  it('each amount in cents is read back as it is shown', () => {
    const isReadBack = (minor: number) => {
      const amount = String(majorUnits({ currency: 'USD', minor }));
      const read = readMoney({ currency: 'USD', amount }, 20_000);
      return typeof read === 'object' && read.minor === minor;
    };
    expect(Array.from({ length: 20_000 }, (_, index) => index + 1).filter((minor) => !isReadBack(minor))).toEqual([]);
  });

  it('an amount is shown in major units of its currency', () => {
    expect(majorUnits({ currency: 'JPY', minor: 500 })).toBe(500);
    expect(majorUnits({ currency: 'KWD', minor: 5 })).toBe(0.005);
    expect(majorUnits({ currency: 'EUR', minor: 1999 })).toBe(19.99);
    expect(majorUnits({ currency: 'EUR', minor: -5 })).toBe(-0.05);
    expect(majorUnits({ currency: 'KWD', minor: -1005 })).toBe(-1.005);
  });

  it('an amount of zero, above the limit or with too many decimals is rejected with a message', () => {
    expect(readMoney({ currency: 'USD', amount: '0.00' }, 100)).toBe('The amount must be above zero');
    expect(readMoney({ currency: 'USD', amount: '1.01' }, 100)).toBe('The amount is out of range');
    expect(readMoney({ currency: 'USD', amount: '0.001' }, 100)).toBe('USD has at most 2 decimals');
    expect(readMoney({ currency: 'JPY', amount: '1.5' }, 100)).toBe('JPY has no decimals');
  });

  it('an amount with three decimals is chargeable in steps of ten', () => {
    expect(isChargeable({ currency: 'KWD', minor: 5124 })).toBe(false);
    expect(isChargeable({ currency: 'KWD', minor: 5120 })).toBe(true);
    expect(isChargeable({ currency: 'USD', minor: 5124 })).toBe(true);
  });
});

describe('the list of currencies', () => {
  it('the list of currencies has each code once, with symbols and the decimals of the provider', () => {
    expect(currencies.length).toBeGreaterThan(140);
    expect(new Set(currencies.map(({ code }) => code)).size).toBe(currencies.length);
    const digitsOf = (code: string) => currencies.find((each) => each.code === code)?.decimalDigits;
    expect(['USD', 'JPY', 'KWD', 'IDR', 'LBP', 'ISK', 'MGA'].map(digitsOf)).toEqual([2, 0, 3, 2, 2, 0, 0]);
    for (const { code, symbol, nativeSymbol } of currencies) expect([code, symbol, nativeSymbol]).not.toContain('');
  });
});
