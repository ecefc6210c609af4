import type { PreviewClass, SentDecision, Substitute } from '#/api/times-off.ts';
import { problemsIn, wall } from '#/components/class-fields/class-rules.ts';
import { instantOfWall } from '#/components/time-check/instant-of-wall.ts';
import { wallClock } from '#/components/time-check/wall-text.ts';

/** What is chosen for a class: empty for nothing yet, `cancel`, `move`, or the id of who stands in. */
export interface Choice {
  what: string;
  date: string;
  time: string;
}

export type Choices = Readonly<Record<string, Choice>>;

/** Nothing is chosen yet; a move begins at the class's own time, on the viewer's clock. */
const noChoice = ({ startsAt }: PreviewClass, zone: string): Choice => ({
  what: '',
  ...wallClock(startsAt, zone),
});

export const choiceOf = (choices: Choices, one: PreviewClass, zone: string): Choice =>
  choices[one.id] ?? noChoice(one, zone);

/** What is wrong with where a class is moved to, by field, as keys. */
export const wrongOf = ({ what, date, time }: Choice) => (what === 'move' ? problemsIn(wall, { date, time }) : {});

const isComplete = (choice: Choice) => choice.what !== '' && Object.keys(wrongOf(choice)).length === 0;

export const missingOf = (classes: readonly PreviewClass[], choices: Choices, zone: string): PreviewClass[] =>
  classes.filter((one) => !isComplete(choiceOf(choices, one, zone)));

/** As the API takes them: those that are complete. */
export const decisionsOf = (classes: readonly PreviewClass[], choices: Choices, zone: string): SentDecision[] =>
  classes.flatMap((one): SentDecision[] => {
    const choice = choiceOf(choices, one, zone);
    if (!isComplete(choice)) return [];
    if (choice.what === 'cancel') return [{ classId: one.id, action: 'cancel' }];
    if (choice.what !== 'move') return [{ classId: one.id, action: 'substitute', to: choice.what }];
    return [{ classId: one.id, action: 'move', to: instantOfWall(choice, zone) }];
  });

/** The same for all; whom a class has no time with keeps its choice. */
export function chooseAll(
  classes: readonly PreviewClass[],
  { choices, zone, substitutes }: { choices: Choices; zone: string; substitutes: readonly Substitute[] },
  what: string,
): Choices {
  const free = substitutes.find(({ id }) => id === what)?.free;
  const chosen = classes.filter(({ id }) => !free || free.includes(id));
  return {
    ...choices,
    ...Object.fromEntries(chosen.map((one) => [one.id, { ...choiceOf(choices, one, zone), what }])),
  };
}
