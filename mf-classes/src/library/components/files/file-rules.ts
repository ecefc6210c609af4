import { heicChoice, isHeic } from '@academy/shared-ui/readable-pictures';

const MB = 1024 * 1024;

/** The files that a form accepts: the filter of the browser's file dialog, and the suffixes of its text keys. */
export interface FileRules {
  accept: string;
  types: RegExp;
  extensions: RegExp;
  limits: 'limits' | 'limitsOffice' | 'limitsHandIn';
  wrongType: 'type' | 'office' | 'handIn';
}

const family = 'application/vnd.openxmlformats-officedocument';

export const documents: FileRules = {
  accept: `application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png${heicChoice()}`,
  types: /^(application\/pdf|image\/(jpeg|png))$/,
  extensions: /\.(pdf|jpe?g|png)$/i,
  limits: 'limits',
  wrongType: 'type',
};

/** Adds Office documents, which are downloaded, not shown. */
export const officeDocuments: FileRules = {
  accept: `${documents.accept},.pptx,.docx,.xlsx,${family}.presentationml.presentation,${family}.wordprocessingml.document,${family}.spreadsheetml.sheet`,
  types: /^(application\/pdf|image\/(jpeg|png)|application\/vnd\.openxmlformats-officedocument\..+)$/,
  extensions: /\.(pdf|jpe?g|png|pptx|docx|xlsx)$/i,
  limits: 'limitsOffice',
  wrongType: 'office',
};

/** Adds recordings: the files that a student hands in. */
export const handInDocuments: FileRules = {
  accept: `${documents.accept},audio/*`,
  types: /^(application\/pdf|image\/(jpeg|png)|audio\/.+)$/,
  extensions: /\.(pdf|jpe?g|png|mp3|m4a|ogg|wav|webm|aac)$/i,
  limits: 'limitsHandIn',
  wrongType: 'handIn',
};

export const MOST_MB = 10;

type Problem = 'required' | 'empty' | 'size' | 'heic' | FileRules['wrongType'];

/**
 * The reason why a file is rejected, as the suffix of a key; null if it is accepted. The API checks its first bytes
 * too.
 */
export function fileProblem(file: File | null, rules = documents): Problem | null {
  if (!file) return 'required';
  if (isHeic(file)) return 'heic';
  if (!rules.types.test(file.type) && !rules.extensions.test(file.name)) return rules.wrongType;
  if (file.size === 0) return 'empty';
  return file.size > MOST_MB * MB ? 'size' : null;
}

/** The title made from a file's name, `Page 12.pdf`. */
export const titleOfFile = ({ name }: File, most: number): string => name.replace(/\.[^.]+$/, '').slice(0, most);

const steps = ['byte', 'kilobyte', 'megabyte'] as const;

/** "1.4 MB" */
export function sizeText(bytes: number, locale: string): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const digits = step === 2 ? 1 : 0;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: steps[step],
    maximumFractionDigits: digits,
  }).format(bytes / 1000 ** step);
}
