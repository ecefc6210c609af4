import * as v from 'valibot';
import type { Curriculum, CurriculumFields } from '#/api/steps.ts';

const MOST = { title: 120, level: 80, steps: 400 } as const;

export interface StepValues {
  /** Empty for a new one. */
  stepId: string;
  titleEn: string;
  titleAr: string;
  retired: boolean;
  /** The id of the step of its level that takes over its history, and replaces it; otherwise empty. */
  mergeInto: string;
  recorded: number;
}
export interface CurriculumValues {
  titleEn: string;
  titleAr: string;
  subject: string;
  retired: boolean;
  levels: { name: string; nameAr: string; steps: StepValues[] }[];
}

const required = (max: number, message: string) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(message), v.maxLength(max, 'curricula.problem.long'));
const title = () => required(MOST.title, 'curricula.problem.title');

const step = v.object({
  stepId: v.string(),
  titleEn: title(),
  titleAr: title(),
  retired: v.boolean(),
  mergeInto: v.string(),
  recorded: v.number(),
});
const level = v.object({
  name: required(MOST.level, 'curricula.problem.level'),
  nameAr: v.pipe(v.string(), v.trim(), v.maxLength(MOST.level, 'curricula.problem.long')),
  // A level is stored with its steps only.
  steps: v.pipe(v.array(step), v.minLength(1, 'curricula.problem.noSteps')),
});

const countOf = (levels: readonly { steps: readonly unknown[] }[]) =>
  levels.reduce((count, { steps }) => count + steps.length, 0);

/** Two levels of one name would become one. */
const named = v.pipe(
  v.array(level),
  v.check((levels) => countOf(levels) <= MOST.steps, 'curricula.problem.tooManySteps'),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [index, { name }] of dataset.value.entries()) {
      if (name === '' || dataset.value.findIndex((each) => each.name === name) === index) continue;
      const input = dataset.value[index];
      if (!input) continue;
      addIssue({
        message: 'curricula.problem.twice',
        path: [
          { type: 'array', origin: 'value', input: dataset.value, key: index, value: input },
          { type: 'object', origin: 'value', input: { ...input }, key: 'name', value: name },
        ],
      });
    }
  }),
);

function sentSteps(levels: CurriculumValues['levels']): CurriculumFields['steps'] {
  return levels.flatMap(({ name, nameAr, steps }) =>
    steps.map(({ stepId, titleEn, titleAr, retired, mergeInto }) => ({
      ...(stepId && { id: stepId }),
      title: { en: titleEn, ar: titleAr },
      level: name,
      levelAr: nameAr,
      retired,
      ...(mergeInto && { mergeInto }),
    })),
  );
}

export const curriculumFormSchema: v.GenericSchema<CurriculumValues, CurriculumFields> = v.pipe(
  v.object({
    titleEn: title(),
    titleAr: title(),
    subject: v.pipe(v.string(), v.nonEmpty('curricula.problem.subject')),
    retired: v.boolean(),
    levels: named,
  }),
  v.transform(({ titleEn, titleAr, subject, retired, levels }) => ({
    title: { en: titleEn, ar: titleAr },
    ...{ subject, retired, steps: sentSteps(levels) },
  })),
);

const inLanguage = (language: string, en: string, ar: string) => (language === 'ar' && ar) || en || ar;

/** Empty while it has none. */
export const stepTitle = ({ titleEn, titleAr }: StepValues, language: string) => inLanguage(language, titleEn, titleAr);
/** Empty while it has none. */
export const levelTitle = ({ name, nameAr }: { name: string; nameAr: string }, language: string) =>
  inLanguage(language, name, nameAr);

export const newStep: StepValues = {
  ...{ stepId: '', titleEn: '', titleAr: '', retired: false },
  ...{ mergeInto: '', recorded: 0 },
};
export const newLevel: CurriculumValues['levels'][number] = { name: '', nameAr: '', steps: [newStep] };

/** The form's initial values. */
export function valuesOf(curriculum: Curriculum | undefined): CurriculumValues {
  if (!curriculum) return { titleEn: '', titleAr: '', subject: '', retired: false, levels: [newLevel] };
  const levels = new Map<string, CurriculumValues['levels'][number]>();
  for (const { id, title: named, level: name, levelAr, retired, recorded } of curriculum.steps) {
    const found = levels.get(name) ?? { name, nameAr: levelAr ?? '', steps: [] };
    levels.set(name, found);
    const values = { titleEn: named.en, titleAr: named.ar, retired, recorded };
    found.steps.push({ stepId: id, mergeInto: '', ...values });
  }
  const { title: own, subject, retired } = curriculum;
  return { titleEn: own.en, titleAr: own.ar, subject, retired, levels: [...levels.values()] };
}
