import { describe, expect, it } from 'vitest';
import { converted, smallestOf } from './pay-amount.ts';

describe('the amount of a line of a pay run (D148)', () => {
  it.each([
    [1250, 'USD', 1250],
    [1250, 'JOD', 12_500],
    [1250, 'JPY', 13],
    [-1250, 'JPY', -13],
    [1249, 'JPY', 12],
    [-5, 'KWD', -50],
  ])('%i hundredths of %s are %i of its smallest unit', (hundredths, currency, minor) => {
    expect(smallestOf(hundredths, currency)).toBe(minor);
  });

  it.each([
    [{ currency: 'USD', minor: 10_000 }, '48.512345', 'EGP', 485_123],
    [{ currency: 'USD', minor: 10_000 }, '0.7089', 'JOD', 70_890],
    [{ currency: 'JOD', minor: 70_890 }, '1.410437', 'USD', 9999],
    [{ currency: 'USD', minor: 1 }, '155.5', 'JPY', 2],
    [{ currency: 'USD', minor: -1 }, '155.5', 'JPY', -2],
    [{ currency: 'JPY', minor: 155 }, '0.00643', 'USD', 100],
    [{ currency: 'USD', minor: 10_000_000 }, '999999.999999', 'IQD', 99_999_999_999_900],
    [{ currency: 'USD', minor: 4321 }, '1.000000', 'USD', 4321],
  ])('%j at %s in %s is %i', (money, rate, currency, minor) => {
    expect(converted(money, rate, currency)).toBe(minor);
  });
});
