import * as v from 'valibot';
import { matching, trimmed } from '#base/http/fields.ts';
import { groupKeys } from '../notification-groups.ts';

export const choicesQuery = v.object({ token: v.optional(v.pipe(trimmed, v.maxLength(300)), '') });

const ticked = v.optional(matching(/^on$/));
const ofGroups = Object.fromEntries(groupKeys.map((key) => [key, ticked])) as Record<
  (typeof groupKeys)[number],
  typeof ticked
>;

/** The page's form, with `choices` and each ticked group; or one click of a mail client (RFC 8058). */
export const choicesForm = v.optional(v.object({ choices: ticked, ...ofGroups }), {});
export type ChoicesForm = v.InferOutput<typeof choicesForm>;
