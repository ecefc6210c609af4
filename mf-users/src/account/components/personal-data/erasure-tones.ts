import type { Erasure } from '#/account/api/personal-data.ts';

export const erasureTones: Readonly<Record<Erasure['state'], 'neutral' | 'success' | 'danger' | 'warning'>> = {
  asked: 'warning',
  approved: 'danger',
  rejected: 'neutral',
  withdrawn: 'neutral',
  done: 'success',
};
