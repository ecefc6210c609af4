import * as v from 'valibot';

/** What a filler declares beside its part, where the slot shows it or needs it before the code has come. */
type NeededField = 'labelKey' | 'icon' | 'entry';

interface SlotDefinition {
  /** Whose page has the place: the shell or a remote. */
  owner: 'shell' | `mf-${string}`;
  purpose: string;
  needs: readonly NeededField[];
  props: v.GenericSchema<object>;
}

const person = v.object({ userId: v.string(), role: v.string() });

/** The words of one setting. */
interface SettingWords {
  label: string;
  /** One sentence: what it changes. */
  help: string;
  /** The words of each option of a choice, by its value. */
  options?: Readonly<Record<string, string>>;
  /** What is asked before it is changed. */
  confirm?: { title: string; text: string; action: string };
}

/** The words of a group of settings, `group` as the API calls it; a setting without words is not shown. */
export interface SettingGroupWords {
  group: string;
  title: string;
  text: string;
  items: Readonly<Record<string, SettingWords>>;
}

/** What a filler of a report keeps of its part, as the form holds it. */
export interface ReportPartChange {
  /** By which the API knows the part. */
  name: string;
  /** What is submitted, and given back as `values[name]`: JSON; null where there is nothing. */
  value: unknown;
  /** Whether it can be submitted as it is. */
  isValid: boolean;
  /** The part in words, in the language of the page; empty where there is nothing. */
  line: string;
}

/** What the questions of a monthly report are about, in their order (D59). */
type MonthlyTopic = 'memorised' | 'revised' | 'recitation' | 'studies' | 'attendance' | 'behaviour' | 'plan';

/** Answers of a monthly report as a filler would begin them, in the language of the page. */
export interface MonthlyDraft {
  /** Of whom they are. */
  name: string;
  answers: Readonly<Partial<Record<MonthlyTopic, string>>>;
}

/** Places that any remote may fill. The owner exports here what it gives to each filler. */
const slots = {
  topbar: {
    owner: 'shell',
    purpose: 'A control in the top bar of the dashboard, on every page.',
    needs: ['labelKey', 'icon'],
    props: v.object({
      /** Whether what stood in for the control was pressed: it opens at once. */
      isAskedFor: v.boolean(),
      /** What the control counted last on this device, to show until it knows. Shells before this field give none. */
      lastCount: v.optional(v.number()),
      /** Says how much waits now: the shell shows it at once at the next visit. */
      onCount: v.optional(
        v.custom<(count: number) => void>((value) => typeof value === 'function', 'a function expected'),
      ),
    }),
  },
  'menu.badge': {
    owner: 'shell',
    purpose: 'The count beside a menu entry of the same remote (`entry`). Draws nothing.',
    needs: ['entry'],
    /** Says how much waits now; zero shows nothing. */
    props: v.object({
      onCount: v.custom<(count: number) => void>((value) => typeof value === 'function', 'a function expected'),
    }),
  },
  'person.summary': {
    owner: 'mf-users',
    purpose: 'A card on the page of a person, below what the account says.',
    needs: [],
    props: person,
  },
  'person.tab': {
    owner: 'mf-users',
    purpose: 'A tab on the page of a person.',
    needs: ['labelKey'],
    props: person,
  },
  'own.summary': {
    owner: 'mf-users',
    purpose: 'A card on the own profile, below what it says about study, teaching and children.',
    needs: [],
    props: v.object({
      ...person.entries,
      /** The students whose relative the viewer is (D8). */
      children: v.array(v.object({ id: v.string(), name: v.string(), relationship: v.string() })),
    }),
  },
  'student.teacher-changed': {
    owner: 'mf-users',
    purpose:
      'What is to follow once a student has another teacher: a dialog, a notice below the title of the page, or nothing.',
    needs: [],
    props: v.object({ studentId: v.string(), fromTeacherId: v.string(), toTeacherId: v.string() }),
  },
  'home.widget': {
    owner: 'mf-users',
    purpose: 'A part of the start page, which has two columns; the viewer may order its parts by their labels.',
    needs: [],
    props: v.object({
      /** Whether the viewer is a relative of students (D8). Pages before this field do not say. */
      isRelative: v.optional(v.picklist(['yes', 'no'])),
    }),
  },
  'class.report.part': {
    owner: 'mf-classes',
    purpose: 'What a domain records of a class with its report, above the comment. It gives a value back (ADR 116).',
    needs: [],
    props: v.object({
      classId: v.string(),
      studentId: v.string(),
      /** What has been typed of all parts, by name: now, at an earlier visit, or on another device. */
      values: v.record(v.string(), v.unknown()),
      /** While the report is on its way nothing can be typed. */
      isLocked: v.boolean(),
      /** Says what the part is, each time it changes, and once when it is shown. */
      onChange: v.custom<(change: ReportPartChange) => void>(
        (value) => typeof value === 'function',
        'a function expected',
      ),
    }),
  },
  'child.summary': {
    owner: 'mf-classes',
    purpose: 'How a child gets on, on the card of the child on the start page of a relative.',
    needs: [],
    props: v.object({ studentId: v.string(), name: v.string() }),
  },
  'class.summary': {
    owner: 'mf-classes',
    purpose: 'What a domain says of a class on its page, below the report; cancelled classes have none.',
    needs: [],
    props: v.object({
      classId: v.string(),
      studentId: v.string(),
      /** Whether the class has its report. */
      isReported: v.boolean(),
    }),
  },
  'monthly.draft': {
    owner: 'mf-classes',
    purpose:
      'Sentences that the answers of a monthly report may begin with, of what a domain has recorded. Draws nothing: the teacher takes them over, and changes them.',
    needs: [],
    props: v.object({
      studentId: v.string(),
      teacherId: v.string(),
      year: v.number(),
      /** 1 to 12. */
      month: v.number(),
      onDraft: v.custom<(draft: MonthlyDraft) => void>((value) => typeof value === 'function', 'a function expected'),
    }),
  },
  'settings.group': {
    owner: 'mf-users',
    purpose:
      'What the settings of a domain are called on the page of settings, and what each changes, in the language of the page. Draws nothing.',
    needs: [],
    props: v.object({
      onWords: v.custom<(words: SettingGroupWords) => void>(
        (value) => typeof value === 'function',
        'a function expected',
      ),
    }),
  },
  'home.attention': {
    owner: 'mf-users',
    purpose: 'Lines of what needs attention on the start page of staff, each a link to where it is put right.',
    needs: [],
    /** Says how many lines there are, once that is known: where nobody has one, the page says that all is well. */
    props: v.object({
      onCount: v.custom<(count: number) => void>((value) => typeof value === 'function', 'a function expected'),
    }),
  },
} as const satisfies Record<string, SlotDefinition>;

export type SlotName = keyof typeof slots;

/** What a filler of the slot gets from the page that has the place. */
export type SlotProps<Name extends SlotName> = v.InferOutput<(typeof slots)[Name]['props']>;

export const slotNames = Object.keys(slots) as SlotName[];

/** Whether this version of the contract knows the slot: a release may fill one of a newer contract. */
export const isSlotName = (name: string): name is SlotName => Object.hasOwn(slots, name);

/** Whose page has the slot: the shell or a remote; null for one that this version of the contract does not know. */
export const slotOwner = (name: string): string | null => (isSlotName(name) ? slots[name].owner : null);

/** What fillers of the slot must declare. */
export const neededFields = (name: SlotName): readonly NeededField[] => slots[name].needs;

/** What pages give to the slot, by name. */
export const slotPropNames = (name: SlotName): string[] => Object.keys(slots[name].props.entries);

/** What is wrong with the props that a page gives to a slot, or null. */
export function slotPropsProblem(name: SlotName, props: unknown): string | null {
  const { issues } = v.safeParse(slots[name].props as v.GenericSchema, props);
  return issues ? issues.map((issue) => `${v.getDotPath(issue) ?? 'props'}: ${issue.message}`).join('; ') : null;
}
