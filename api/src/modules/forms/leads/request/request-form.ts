import * as v from 'valibot';
import { hasCountry, NO_COUNTRY, withLearner } from '../page/lead-form.ts';
import { leadFields } from '../visitor.schema.ts';
import { keyText } from './request-key.ts';

/** The fields of a request that is changed, with the key of its link. */
export const requestForm = v.pipe(
  v.object({ ...leadFields, key: keyText }),
  v.forward(v.partialCheck([['phone'], ['phoneCountry']], hasCountry, NO_COUNTRY), ['phone']),
  v.transform(({ key, ...input }) => ({ key, input: withLearner(input) })),
);
