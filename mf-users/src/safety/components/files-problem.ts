import * as v from 'valibot';

const MB = 1024 * 1024;
/** As the API's limits (C1, D146). */
const MOST_MB = 10;
const MOST_VIDEO_MB = 50;
export const MOST_FILES = 5;

const isTooLarge = ({ type, size }: File) => size > (type.startsWith('video/') ? MOST_VIDEO_MB : MOST_MB) * MB;

/** Why files are rejected before they are sent, as the suffix of a key; null without a problem. */
export function filesProblem(files: readonly File[], most = MOST_FILES): string | null {
  if (files.length > most) return 'many';
  if (files.some(({ size }) => size === 0)) return 'empty';
  return files.some(isTooLarge) ? 'size' : null;
}

/** What is written, with its files. */
export const wordsEntries = {
  text: v.pipe(v.string(), v.trim(), v.nonEmpty('concerns.problem.text')),
  files: v.pipe(
    v.custom<File[]>((files) => Array.isArray(files)),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed && filesProblem(dataset.value);
      if (problem) addIssue({ message: `concerns.problem.${problem}` });
    }),
  ),
};

const ofFile = { empty: 'empty', size: 'size', too_many: 'many' } as const;

/** The API's errors, in the forms' words. */
export const wordsRejections = {
  ...Object.fromEntries(Object.entries(ofFile).map(([code, key]) => [`files.${code}`, `concerns.problem.${key}`])),
  files: 'concerns.problem.type',
  text: 'concerns.problem.long',
};

/** The API names a file by its place; the form has one field for all. */
export const filePaths = Object.fromEntries(
  Array.from({ length: MOST_FILES }, (_, at) => [`files[${at}]`, 'files'] as const),
);

export const wholeRejections = {
  413: 'concerns.problem.size',
  415: 'concerns.problem.type',
  429: 'concerns.problem.often',
};
