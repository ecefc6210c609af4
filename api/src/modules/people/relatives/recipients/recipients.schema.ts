import * as v from 'valibot';

export const recipientsResponse = v.object({
  data: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      /** The recipient's relation to the person; null: the person. */
      relation: v.nullable(v.picklist(['parent'])),
      /** The language of their last used pages; null if unknown. */
      language: v.nullable(v.picklist(['en', 'ar'])),
      timezone: v.string(),
      /** Null if there is none, or if the viewer may not see it. */
      phone: v.nullable(v.string()),
    }),
  ),
});
