import * as v from 'valibot';
import {
  email,
  idParams,
  ignored,
  instant,
  line,
  pageLimit,
  pageNumber,
  requiredLine,
  trimmed,
  wireId,
} from '#base/http/fields.ts';
import { questionTypes } from '#modules/forms/forms/question-types.ts';
import { mediaSchema } from '#modules/platform/files/media/media.schema.ts';
import { receivedMedia } from '#modules/platform/files/media/received-media.ts';

const MAX_NAME = 100;
const PAGE_SIZE = 10;

const texts = v.array(trimmed);

/**
 * A submission. `answer[i]` answers the question named by `question[i]` (its id, or its title); several options are
 * `answer[i]` or `answer[i][]` several times, or `answer[i][0]`, `answer[i][1]` … A file is `answer[i]` too.
 */
export const submitBody = v.objectWithRest(
  {
    formId: wireId,
    userName: requiredLine(MAX_NAME),
    userEmail: email,
    /** A honeypot: people do not see this field. */
    website: v.optional(trimmed, ''),
    'question[0]': v.optional(trimmed),
    'answer[0]': v.optional(v.union([trimmed, texts, receivedMedia])),
    'answer[0][]': v.optional(v.union([trimmed, texts])),
  },
  v.union([trimmed, texts, receivedMedia, ignored]),
);
export type SubmitBody = v.InferOutput<typeof submitBody>;
export const SENT = 'Thanks, For Sending The Form, We Will Contact You Later';

const search = v.optional(v.pipe(line, v.maxLength(MAX_NAME)), '');
export const submissionsFilter = v.object({ userName: search, userEmail: search });
export const submissionsQuery = v.object({
  ...submissionsFilter.entries,
  page: pageNumber,
  limit: pageLimit(PAGE_SIZE),
});
export type SubmissionsFilter = v.InferOutput<typeof submissionsFilter>;
export type SubmissionsQuery = v.InferOutput<typeof submissionsQuery>;
export const submissionParams = idParams;

const may = v.object({ delete: v.boolean() });
/** `deleted`: the form was deleted, but not its submissions. `builtIn`: a client has its own texts for it (D63). */
const formRef = v.object({ id: v.string(), name: v.string(), deleted: v.boolean(), builtIn: v.boolean() });
const submissionRow = v.object({
  id: v.string(),
  userName: v.string(),
  userEmail: v.string(),
  createdAt: instant,
  /** The number of its questions, answered or empty. */
  answers: v.number(),
  /** Whether anybody has opened it. */
  read: v.boolean(),
  may,
});
export type WireSubmissionRow = v.InferInput<typeof submissionRow>;
export const submissionsPage = v.object({
  form: formRef,
  data: v.array(submissionRow),
  page: v.number(),
  limit: v.number(),
  total: v.number(),
  totalPages: v.number(),
});

const answer = v.object({
  questionId: v.string(),
  /** The question's text at that time. */
  question: v.string(),
  type: v.picklist(questionTypes),
  /** A list for a checkbox, the name for a file; null without an answer. */
  answer: v.nullable(v.union([v.string(), v.array(v.string())])),
  file: v.nullable(mediaSchema),
});
const submission = v.object({
  id: v.string(),
  form: formRef,
  date: v.object({ userName: v.string(), userEmail: v.string(), answers: v.array(answer), createdAt: instant }),
  may,
});
export type WireSubmission = v.InferInput<typeof submission>;
export const submissionResponse = v.object({ data: submission });
