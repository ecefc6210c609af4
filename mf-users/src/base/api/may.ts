import * as v from 'valibot';

/** The viewer's actions on an object, from the API; an unmentioned one is not allowed. */
export function maySchema<const Action extends string>(actions: readonly Action[]) {
  const may = v.object(v.entriesFromList(actions, v.optional(v.boolean(), false)));
  return v.optional(may, {} as v.InferInput<typeof may>);
}
