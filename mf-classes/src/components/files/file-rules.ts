const MB = 1024 * 1024;

/** What a browser offers to choose. */
export const ACCEPTED = 'application/pdf,image/jpeg,image/png,.pdf,.jpg,.jpeg,.png';
export const MOST_MB = 10;

const accepted = /^(application\/pdf|image\/(jpeg|png))$/;
const extension = /\.(pdf|jpe?g|png)$/i;

/** Why a file cannot be sent, as the end of a key; null where it can. The API looks at its first bytes too. */
export function fileProblem(file: File | null): 'required' | 'type' | 'size' | 'empty' | null {
  if (!file) return 'required';
  if (!accepted.test(file.type) && !(file.type === '' && extension.test(file.name))) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > MOST_MB * MB ? 'size' : null;
}

/** `Page 12.pdf` as a title. */
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
