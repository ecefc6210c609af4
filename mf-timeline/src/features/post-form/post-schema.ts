import * as v from 'valibot';

export const postSchema = v.object({
  text: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', 'form.text.required'),
  ),
});

export type PostValues = v.InferOutput<typeof postSchema>;
