import * as v from 'valibot';

/** What the API lets the viewer do with an object; what it does not say is not allowed. */
export function maySchema<const Action extends string>(actions: readonly Action[]) {
  const may = v.object(v.entriesFromList(actions, v.optional(v.boolean(), false)));
  return v.optional(may, {} as v.InferInput<typeof may>);
}
