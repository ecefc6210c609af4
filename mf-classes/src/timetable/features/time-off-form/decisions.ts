import { problemsIn, wall } from '#/class/components/fields/class-rules.ts';
import { instantOfWall } from '#/class/components/time-check/instant-of-wall.ts';
import { wallClock } from '#/class/components/time-check/wall-text.ts';
import type { ClassPlace } from '#/timetable/api/listed-classes.ts';
import type { Preview, PreviewClass, SentDecision, Substitute } from '#/timetable/api/times-off.ts';

/** The choice for a class: empty for none yet, `cancel`, `move`, or the id of the substitute. */
export interface Choice {
  what: string;
  date: string;
  time: string;
}

export type Choices = Readonly<Record<string, Choice>>;

/** The open decisions with the choices so far; new times are on the clock of `zone`. */
export interface Deciding {
  preview: Pick<Preview, 'classes' | 'substitutes'>;
  choices: Choices;
  zone: string;
}

/** Nothing is chosen yet; a move starts with the class's own time. */
const noChoice = ({ before }: PreviewClass, zone: string): Choice => ({
  what: '',
  ...wallClock(before.startsAt, zone),
});

/** The possible substitutes for a class. */
export const substitutesFor = ({ substitutes }: Deciding['preview'], { id }: PreviewClass): Substitute[] =>
  substitutes.filter(({ free }) => free.includes(id));

/** The classes that nobody could give, where somebody could give others. */
export const withoutSubstitute = (preview: Deciding['preview']): PreviewClass[] =>
  preview.substitutes.length === 0 ? [] : preview.classes.filter((one) => substitutesFor(preview, one).length === 0);

/** Where a class is by its choice; null: it does not take place, or the choice is not complete. */
export function afterOf(deciding: Deciding, one: PreviewClass): ClassPlace | null {
  const choice = choiceOf(deciding, one);
  const { startsAt, endsAt } = one.before;
  if (choice.what === 'cancel' || !isComplete(choice)) return null;
  if (choice.what !== 'move') {
    const { id, name, timezone } =
      deciding.preview.substitutes.find((each) => each.id === choice.what) ?? one.before.teacher;
    return { ...one.before, teacher: { id, name, timezone } };
  }
  const start = instantOfWall(choice, deciding.zone);
  const end = new Date(Date.parse(start) + Date.parse(endsAt) - Date.parse(startsAt)).toISOString();
  return { ...one.before, startsAt: start, endsAt: end };
}

/** A substitute who is no longer available is deselected. */
export function choiceOf({ preview, choices, zone }: Deciding, one: PreviewClass): Choice {
  const choice = choices[one.id] ?? noChoice(one, zone);
  const offered = ['cancel', 'move', ...substitutesFor(preview, one).map(({ id }) => id)];
  return offered.includes(choice.what) ? choice : { ...choice, what: '' };
}

/** Errors about the time to which a class is moved, by field, as keys. */
export const wrongOf = ({ what, date, time }: Choice): { date?: string; time?: string } =>
  what === 'move' ? problemsIn(wall, { date, time }) : {};

/** Whether a choice can be sent: something is chosen, and a move has a time. */
export const isComplete = (choice: Choice) => choice.what !== '' && Object.keys(wrongOf(choice)).length === 0;

export const missingOf = (deciding: Deciding): PreviewClass[] =>
  deciding.preview.classes.filter((one) => !isComplete(choiceOf(deciding, one)));

/** The complete decisions, in the API's form. */
export const decisionsOf = (deciding: Deciding): SentDecision[] =>
  deciding.preview.classes.flatMap((one): SentDecision[] => {
    const choice = choiceOf(deciding, one);
    if (!isComplete(choice)) return [];
    if (choice.what === 'cancel') return [{ classId: one.id, action: 'cancel' }];
    if (choice.what !== 'move') return [{ classId: one.id, action: 'substitute', to: choice.what }];
    return [{ classId: one.id, action: 'move', to: instantOfWall(choice, deciding.zone) }];
  });

/** One choice for all; a class without time for that substitute keeps its choice. */
export function chooseAll(deciding: Deciding, what: string): Choices {
  const { classes, substitutes } = deciding.preview;
  const free = substitutes.find(({ id }) => id === what)?.free;
  const chosen = classes.filter(({ id }) => !free || free.includes(id));
  return {
    ...deciding.choices,
    ...Object.fromEntries(chosen.map((one) => [one.id, { ...choiceOf(deciding, one), what }])),
  };
}
