import { localeOf } from '@academy/shared-auth';

/** A difference with its sign: +3, -2. */
export const signed = (delta: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language), { signDisplay: 'exceptZero' }).format(delta);
