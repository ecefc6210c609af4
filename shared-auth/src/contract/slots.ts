import * as v from 'valibot';

/** What a filler also declares, if the slot shows or needs it before the code has loaded. */
type NeededField = 'labelKey' | 'icon' | 'entry';

interface SlotDefinition {
  /** The owner of the page with the slot: the shell or a remote. */
  owner: 'shell' | `mf-${string}`;
  purpose: string;
  needs: readonly NeededField[];
  props: v.GenericSchema<object>;
}

const person = v.object({ userId: v.string(), role: v.string() });

/** The words of one setting. */
interface SettingWords {
  label: string;
  /** One sentence about its effect. */
  help: string;
  /** The words of each option of a choice, by its value. */
  options?: Readonly<Record<string, string>>;
  /** The confirmation before it is changed. */
  confirm?: { title: string; text: string; action: string };
}

/** The words of a group of settings, `group` by the API's name; a setting without words is not shown. */
export interface SettingGroupWords {
  group: string;
  title: string;
  text: string;
  items: Readonly<Record<string, SettingWords>>;
}

/** The value of a filler's part in a report, as the form stores it. */
export interface ReportPartChange {
  /** The API's name of the part. */
  name: string;
  /** The submitted value, which the filler gets again as `values[name]`: JSON; null if there is none. */
  value: unknown;
  /** Whether it can be submitted now. */
  isValid: boolean;
  /** A summary of the part, in the page's language; empty without content. */
  line: string;
}

/** The topics of a monthly report's questions, in their order (D59). */
type MonthlyTopic = 'memorised' | 'revised' | 'recitation' | 'studies' | 'attendance' | 'behaviour' | 'plan';

/** A filler's draft of a monthly report's answers, in the page's language. */
export interface MonthlyDraft {
  /** The filler's name. */
  name: string;
  answers: Readonly<Partial<Record<MonthlyTopic, string>>>;
}

/** Places that any remote may fill. The owner declares here the props of each filler. */
const slots = {
  topbar: {
    owner: 'shell',
    purpose: 'A control in the top bar of the dashboard, on every page.',
    needs: ['labelKey', 'icon'],
    props: v.object({
      /** Whether the control's placeholder was clicked: then it opens at once. */
      isAskedFor: v.boolean(),
      /** The control's last count on this device, to show until it knows the present one. Older shells pass none. */
      lastCount: v.optional(v.number()),
      /** Reports the present count: the shell shows it at once at the next visit. */
      onCount: v.optional(
        v.custom<(count: number) => void>((value) => typeof value === 'function', 'a function expected'),
      ),
    }),
  },
  'menu.badge': {
    owner: 'shell',
    purpose: 'The count beside a menu entry of the same remote (`entry`). Draws nothing.',
    needs: ['entry'],
    /** Reports the present count; zero shows nothing. */
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
      /** Whether the viewer is a relative of students (D8). Older pages do not pass it. */
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
      /** What the class teaches, as a subject of D107; null if it is unknown. Older pages do not pass it. */
      subject: v.optional(v.nullable(v.string())),
      /** The typed values of all parts, by name: from now, an earlier visit, or another device. */
      values: v.record(v.string(), v.unknown()),
      /** Read-only while the report is being sent. */
      isLocked: v.boolean(),
      /** Reports the part's value at each change, and once when it is shown. */
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
    /** Reports the number of lines once it is known: if nobody has any, the page says that all is well. */
    props: v.object({
      onCount: v.custom<(count: number) => void>((value) => typeof value === 'function', 'a function expected'),
    }),
  },
} as const satisfies Record<string, SlotDefinition>;

export type SlotName = keyof typeof slots;

/** The props that a filler of the slot gets from the page. */
export type SlotProps<Name extends SlotName> = v.InferOutput<(typeof slots)[Name]['props']>;

export const slotNames = Object.keys(slots) as SlotName[];

/** Whether this version of the contract knows the slot: a release may fill a slot of a newer contract. */
export const isSlotName = (name: string): name is SlotName => Object.hasOwn(slots, name);

/**
 * The owner of the page with the slot: the shell or a remote; null for a slot that this version of the contract does
 * not know.
 */
export const slotOwner = (name: string): string | null => (isSlotName(name) ? slots[name].owner : null);

/** What fillers of the slot must declare. */
export const neededFields = (name: SlotName): readonly NeededField[] => slots[name].needs;

/** The props that pages pass to the slot, by name. */
export const slotPropNames = (name: SlotName): string[] => Object.keys(slots[name].props.entries);

/** The error in the props that a page passes to a slot, or null. */
export function slotPropsProblem(name: SlotName, props: unknown): string | null {
  const { issues } = v.safeParse(slots[name].props as v.GenericSchema, props);
  return issues ? issues.map((issue) => `${v.getDotPath(issue) ?? 'props'}: ${issue.message}`).join('; ') : null;
}
