import * as v from 'valibot';
import { instant, matching, trimmed } from '#base/http/fields.ts';
import { sitePages } from '#base/site-texts/declared-words.ts';

const MOST_SECTIONS = 60;
const MOST_TEXTS = 60;
/** The longest text that a release may declare. */
const LONGEST = 4_000;

export const pageParams = v.object({ page: v.picklist(sitePages) });

const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));

export const pageQuery = v.object({
  /** `draft`: what was saved last; or the number of a version. For admins; without it what is published. */
  version: v.optional(v.union([v.literal('draft'), v.pipe(matching(/^\d{1,6}$/), v.transform(Number), number)])),
});

const key = matching(/^[a-z][a-z0-9-]{0,39}$/);
const texts = v.pipe(
  v.record(key, v.pipe(trimmed, v.maxLength(LONGEST))),
  v.check((given) => Object.keys(given).length <= MOST_TEXTS, 'There are too many texts'),
);
const inLanguages = v.object({ en: v.optional(texts, {}), ar: v.optional(texts, {}) });

export const saveBody = v.object({
  sections: v.pipe(
    v.array(
      v.object({ key, hidden: v.optional(v.boolean(), false), content: v.optional(inLanguages, { en: {}, ar: {} }) }),
    ),
    v.maxLength(MOST_SECTIONS),
    v.check((given) => new Set(given.map((section) => section.key)).size === given.length, 'A section is named twice'),
  ),
  /** The newest version that the editor has seen: 409 if there is another by now. Without it nothing is compared. */
  version: v.optional(number),
});
export type Saved = v.InferOutput<typeof saveBody>;

export const versionBody = v.object({ version: number });

const person = v.nullable(v.object({ id: v.string(), name: v.string() }));
const words = v.record(v.string(), v.string());
const both = v.object({ en: v.string(), ar: v.string() });

const section = v.object({
  key: v.string(),
  hidden: v.boolean(),
  /** Always shown, and at its place. */
  fixed: v.boolean(),
  /** Null for an entry that the academy has added. */
  name: v.nullable(both),
  content: v.object({ en: words, ar: words }),
  /** The texts that differ from the built-in ones, as `en.title`. */
  edited: v.array(v.string()),
  /** Those of them whose built-in text has changed since. */
  changed: v.array(v.string()),
});

const version = v.object({
  version: v.number(),
  /** Null for the built-in page. */
  savedAt: v.nullable(instant),
  savedBy: person,
  publishedAt: v.nullable(instant),
  publishedBy: person,
});
export type WireVersion = v.InferInput<typeof version>;

/** The built-in texts of a section, with what each text is on the page and its longest length. */
const declared = v.object({
  key: v.string(),
  texts: v.array(v.object({ key: v.string(), kind: v.string(), most: v.number(), en: v.string(), ar: v.string() })),
});

const shown = {
  page: v.picklist(sitePages),
  version: v.number(),
  /** Whether this version differs from the built-in page. */
  edited: v.boolean(),
  sections: v.array(section),
};

export const pageResponse = v.object({
  data: v.object({
    ...shown,
    /** For admins who ask for a version. */
    editor: v.optional(
      v.object({
        /** The version that visitors see. */
        published: v.number(),
        newest: v.number(),
        declared: v.array(declared),
        /** The newest first; the last is the built-in page. */
        versions: v.array(version),
      }),
    ),
  }),
});
export type WirePage = v.InferInput<typeof pageResponse>['data'];

/** The version that the admin has seen: 409 if there is a newer one. */
export const publishBody = v.optional(v.object({ version: v.optional(number) }), {});
