import * as v from 'valibot';
import { idParams, instant, line, requiredText, wireId } from '#base/http/fields.ts';
import { flagWord, optionalText, unlessEmpty } from '#base/http/form-fields.ts';
import { pageOf, pageQuery } from '#base/http/pages.ts';
import { mediaSchema, receivedMedia } from '#modules/platform/files/index.ts';
import { concernStates } from './concerns.table.ts';

const MAX_TEXT = 5000;
const MAX_NOTE = 2000;
const MAX_SEARCH = 100;
export const MAX_FILES = 5;

export const concernParams = idParams;
export const concernsQuery = v.object({
  ...pageQuery,
  status: unlessEmpty(v.picklist(concernStates)),
  /** Only what the viewer wrote. */
  own: v.optional(flagWord, 'false'),
});
export type ConcernsQuery = v.InferOutput<typeof concernsQuery>;
export const peopleQuery = v.object({ search: v.optional(v.pipe(line, v.maxLength(MAX_SEARCH)), '') });

/** `files`, or `files[0]` to `files[4]`. */
const files = Object.fromEntries(
  ['files', ...Array.from({ length: MAX_FILES }, (_, at) => `files[${at}]`)].map((name) => [
    name,
    v.optional(receivedMedia),
  ]),
);
const filesIn = (body: Record<string, unknown>) =>
  Object.keys(files).flatMap((name) => (body[name] ? [body[name] as v.InferOutput<typeof receivedMedia>] : []));

const words = { text: requiredText(MAX_TEXT), ...files };
export const concernBody = v.pipe(
  v.object({ ...words, about: v.nullish(unlessEmpty(wireId)) }),
  v.transform(({ text, about, ...rest }) => ({ text, aboutId: about ?? null, files: filesIn(rest) })),
);
export type ConcernInput = v.InferOutput<typeof concernBody>;
export const replyBody = v.pipe(
  v.object(words),
  v.transform(({ text, ...rest }) => ({ text, files: filesIn(rest) })),
);
export type ReplyInput = v.InferOutput<typeof replyBody>;

export const decisionBody = v.pipe(
  v.object({ state: v.picklist(concernStates), note: optionalText(MAX_NOTE) }),
  v.forward(
    v.check(({ state, note }) => state !== 'closed' || !!note, 'Note is Required'),
    ['note'],
  ),
);
export type Decision = v.InferOutput<typeof decisionBody>;

const person = v.object({ id: v.string(), name: v.string() });

const reply = v.object({
  id: v.string(),
  by: v.picklist(['writer', 'named']),
  author: person,
  text: v.string(),
  files: v.array(mediaSchema),
  createdAt: instant,
});

const concern = v.object({
  id: v.string(),
  /** Whether the viewer wrote it; otherwise the viewer is one of the named people. */
  mine: v.boolean(),
  writer: person,
  about: v.nullable(person),
  text: v.string(),
  state: v.picklist(concernStates),
  /** What came of it; the writer reads it too. */
  note: v.nullable(v.string()),
  files: v.array(mediaSchema),
  /** Oldest first. */
  replies: v.array(reply),
  createdAt: instant,
  lookedAt: v.nullable(instant),
  closedAt: v.nullable(instant),
  may: v.object({ reply: v.boolean(), decide: v.boolean() }),
});
export type WireConcern = v.InferInput<typeof concern>;
export const concernResponse = v.object({ data: concern });
export const concernsPage = v.object({
  ...pageOf(concern).entries,
  /** Whether the viewer is one of the named people. */
  named: v.boolean(),
});

const people = v.object({
  /** Who reads what the viewer writes. */
  to: v.array(person),
  /** Whom it can be about. */
  about: v.array(person),
});
export type WirePeople = v.InferInput<typeof people>;
export const peopleResponse = v.object({ data: people });
