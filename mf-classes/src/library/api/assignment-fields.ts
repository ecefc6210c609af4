import { typedFields } from '@academy/shared-auth/typed-fields';
import * as v from 'valibot';

export const MOST_TITLE = 120;

/** The typed values of an assignment, each field once. Class and file are chosen. */
export const assignmentTexts = typedFields({
  title: {
    read: v.string(),
    write: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('assignments.titleRequired'),
      v.maxLength(MOST_TITLE, 'classForm.tooLong'),
    ),
  },
});
export type AssignmentValues = v.InferInput<typeof assignmentTexts.written>;
export type AssignmentRequest = v.InferOutput<typeof assignmentTexts.written>;
