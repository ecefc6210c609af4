import * as v from 'valibot';
import { bodyOf, responseOf } from '#base/fields/fields.ts';
import { idParams, instant, wireId } from '#base/http/fields.ts';
import { day, whole } from '#base/http/form-fields.ts';
import { person } from '#modules/classes/classes/class.fields.ts';
import { entryFields, rangeFields } from './entry.fields.ts';
import { kinds } from './history/history.ts';
import { directions } from './history/next-lesson.ts';
import { juzParts } from './quran/structure.ts';
import { stepFields } from './steps/step.fields.ts';

const MOST_ENTRIES = 20;
const MOST_RANGES = 200;

export const studentParams = idParams;

/** The entries of a class in the request with its report. */
export const entriesOfReport = v.object({
  entries: v.pipe(v.array(bodyOf(entryFields)), v.maxLength(MOST_ENTRIES)),
});
export type EntriesInput = v.InferOutput<typeof entriesOfReport>;

export const knownBody = v.object({
  /** Whole juz, by number. */
  juz: v.optional(v.pipe(v.array(whole(1, juzParts.length)), v.maxLength(juzParts.length)), []),
  ranges: v.optional(v.pipe(v.array(bodyOf(rangeFields)), v.maxLength(MOST_RANGES)), []),
});
export type KnownInput = v.InferOutput<typeof knownBody>;

const range = responseOf(rangeFields).entries;
const part = {
  number: v.number(),
  ayahs: v.number(),
  memorised: v.number(),
  solid: v.number(),
  /** Memorised, but last heard with a quality of 2 or less (H4). */
  weak: v.number(),
  /** Rounded down. */
  percent: v.number(),
};
/** A day in the student's zone, as 2026-01-31. */
const date = v.string();
const heardPart = v.object({ ...part, lastHeard: v.nullable(date) });

export const progressResponse = v.object({
  data: v.object({
    memorised: v.number(),
    solid: v.number(),
    weak: v.number(),
    /** Completely memorised juz, and completely memorised pages outside of them. */
    whole: v.object({ juz: v.number(), pages: v.number() }),
    /** The last day on which a memorised ayah was heard; null if no class has heard any. */
    lastHeard: v.nullable(date),
    juz: v.array(v.object(part)),
    /** The surahs with memorised ayahs. */
    surahs: v.array(heardPart),
    pages: v.array(heardPart),
    /** The ranges that the student knew before. */
    known: v.object({ juz: v.array(v.number()), ranges: v.array(v.object(range)) }),
    student: person,
    may: v.object({ known: v.boolean() }),
  }),
});
export type WireProgress = v.InferInput<typeof progressResponse>['data'];

/** D150: what a family heard at home; 1: not yet, 2: with help, 3: well. */
const homeHearing = { on: date, quality: v.number(), by: person };

/** `date`: by default today in the student's zone. */
export const dueQuery = v.object({ date: v.optional(day) });
const duePage = v.object({
  page: v.number(),
  kind: v.picklist(['near', 'far']),
  ...range,
  due: date,
  lastHeard: date,
  lastQuality: v.nullable(v.number()),
  weak: v.number(),
  /** Last heard with quality 1; only for staff. */
  isFlagged: v.boolean(),
  /** The day of an exam that found it weak, since its last class (D156). */
  examinedOn: v.nullable(date),
  /** The last hearing at home since the last class that heard the page. */
  home: v.nullable(v.object(homeHearing)),
});
export const dueResponse = v.object({
  data: v.object({
    date,
    isClassDay: v.boolean(),
    /** Whether the plan has revision on this day (D151, D152). */
    isStudyDay: v.boolean(),
    /** What fits into the day, the most urgent first; `isEarly`: brought forward before a pause. */
    items: v.array(v.object({ ...duePage.entries, isEarly: v.boolean() })),
    /** What is due and does not fit. */
    waiting: v.array(duePage),
    /** What was heard at home on this day. */
    done: v.array(v.object({ page: v.number(), ...homeHearing })),
    /** Pages to be taught again (H8), by classes alone; null for the student and relatives. */
    overdue: v.nullable(v.array(duePage)),
    /** How many pages the plan keeps, of how many are known (D151). */
    capacity: v.object({ keeps: v.number(), known: v.number(), pagesADay: v.number() }),
    /** For the family and today: the next days, if all that each has is heard; for a device without a connection. */
    ahead: v.array(v.object({ date, isStudyDay: v.boolean(), pages: v.array(v.number()) })),
    may: v.object({ mark: v.boolean() }),
  }),
});
export type WireDue = v.InferInput<typeof dueResponse>['data'];

const nullableRange = v.nullable(v.object(range));
export const nextResponse = v.object({
  /** The new lesson; null if none was recorded, or if none follows. */
  data: nullableRange,
  /** The first due ranges of the near and the far revision. */
  near: nullableRange,
  far: nullableRange,
  /** What follows the last reading; null if none was recorded. */
  reading: nullableRange,
  /** In which order the student goes from surah to surah; null without a lesson. */
  direction: v.nullable(v.picklist(directions)),
  /** The same in words, a line for each range: what to practise until the next class. */
  texts: v.object({ en: v.string(), ar: v.string() }),
});
export type WireNext = v.InferInput<typeof nextResponse>;

const start = v.object({ number: v.number(), surah: v.number(), ayah: v.number() });
/** The pages to be taught again, for one student. */
export const reTeachingResponse = v.object({
  data: v.array(v.object({ student: person, pages: v.array(duePage) })),
});
export type WireReTeaching = v.InferInput<typeof reTeachingResponse>['data'];

export const certificateBody = v.object({
  /** A juz from 1 to 30; 0 is all of the Quran. */
  juz: whole(0, juzParts.length),
});
export const certificateParams = idParams;
/** By default the viewer's language. */
export const paperQuery = v.object({ language: v.optional(v.picklist(['en', 'ar'])) });
const certificate = v.object({
  id: v.string(),
  juz: v.number(),
  student: person,
  proposedBy: person,
  proposedAt: instant,
  /** Null: it is only proposed, and not shown to the family. */
  confirmedBy: v.nullable(person),
  confirmedAt: v.nullable(instant),
  may: v.object({ confirm: v.boolean(), withdraw: v.boolean() }),
});
export const certificateResponse = v.object({ data: certificate });
export const certificatesResponse = v.object({
  data: v.array(certificate),
  /** The juz that can be proposed, and 0 for the whole Quran. */
  proposable: v.array(v.number()),
  /** The same for those that need a passed exam first (D156). */
  examNeeded: v.array(v.number()),
});
export type WireCertificate = v.InferInput<typeof certificate>;
export type WireCertificates = v.InferInput<typeof certificatesResponse>;

/** The certificates that wait for the viewer. */
export const proposedResponse = v.object({
  data: v.array(v.omit(certificate, ['confirmedBy', 'confirmedAt', 'may'])),
});
export type WireProposed = v.InferInput<typeof proposedResponse>['data'];

/**
 * The recited ranges and the steps of a class; empty if nothing was recorded. `notCounted`: the number of ranges that
 * are recorded with a class that was missed; they count nowhere. Its steps count nowhere either, and have no number.
 */
export const classEntriesResponse = v.object({
  data: v.object({
    entries: v.array(responseOf(entryFields)),
    steps: v.array(
      v.object({ ...responseOf(stepFields).entries, title: v.object({ en: v.string(), ar: v.string() }) }),
    ),
    notCounted: v.number(),
  }),
});
export type WireClassEntries = v.InferInput<typeof classEntriesResponse>['data'];

const texts = v.object({ en: v.string(), ar: v.string() });
/** By default the viewer's report, or that of the teacher in the student's profile. */
export const monthQuery = v.object({ year: whole(2000, 2100), month: whole(1, 12), teacher: v.optional(wireId) });
/** Sentences for a monthly report; empty if nothing was recorded. */
export const monthResponse = v.object({
  data: v.object({ memorised: texts, revised: texts, attendance: texts }),
});
export type WireMonth = v.InferInput<typeof monthResponse>['data'];

/** The facts that a student's next teacher needs. */
export const handOverResponse = v.object({
  data: v.object({
    student: person,
    teachers: v.array(person),
    memorised: v.number(),
    solid: v.number(),
    weak: v.number(),
    memorisedRanges: v.array(v.object(range)),
    /** The weak ayahs (H4) that are not to be taught again. */
    weakRanges: v.array(v.object(range)),
    /** The memorised ayahs of pages that are to be taught again (H7, H8). */
    againRanges: v.array(v.object(range)),
    /** The number of ayahs in these ranges, and of all other memorised ones: together all that are memorised. */
    counts: v.object({ upToDate: v.number(), weak: v.number(), again: v.number() }),
    next: nullableRange,
    /** The levels of curricula that are begun (D128). */
    levels: v.array(
      v.object({
        title: texts,
        level: v.string(),
        levelAr: v.nullable(v.string()),
        passed: v.number(),
        of: v.number(),
        again: v.array(texts),
        next: v.nullable(texts),
      }),
    ),
    overdue: v.array(duePage),
    /** The last exams (D156). */
    exams: v.array(
      v.object({
        heldOn: date,
        juz: v.array(v.number()),
        ranges: v.array(v.object(range)),
        result: v.number(),
        isPassed: v.boolean(),
      }),
    ),
    /** The entries of the last classes, newest first. */
    recent: v.array(
      v.object({ date, kind: v.picklist(kinds), ...range, quality: v.number(), note: v.nullable(v.string()) }),
    ),
  }),
});
export type WireHandOver = v.InferInput<typeof handOverResponse>['data'];

export const structureResponse = v.object({
  data: v.object({
    ayahs: v.number(),
    surahs: v.array(
      v.object({
        number: v.number(),
        ayahs: v.number(),
        /** The page on which it starts. */
        page: v.number(),
        name: v.object({ en: v.string(), ar: v.string() }),
      }),
    ),
    /** The start of each. */
    juz: v.array(start),
    /** Half juz. */
    hizb: v.array(start),
    pages: v.array(start),
  }),
});
