import type { ManyValues } from './many-classes.ts';

/** The values of a class before an action, which stored them. Rows of older releases hold fewer values. */
export const valuesBefore = (values: ManyValues, former: Partial<ManyValues> | null): ManyValues => ({
  ...values,
  ...former,
});
