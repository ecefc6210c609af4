import * as v from 'valibot';
import { responseOf } from '#base/fields/fields.ts';
import { idParams } from '#base/http/fields.ts';
import { makeUpFields } from './make-up.fields.ts';

export const studentParams = idParams;

const makeUp = responseOf(makeUpFields);
export type WireMakeUp = v.InferInput<typeof makeUp>;
export const makeUpsResponse = v.object({ data: v.array(makeUp) });
