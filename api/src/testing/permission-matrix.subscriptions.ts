import type { RequestBuilders } from './permission-matrix.fixtures.ts';

export const subscriptionRequests: RequestBuilders = {
  'get /currencies': () => ({}),
};
