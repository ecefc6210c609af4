import { UsageError } from './remote-options.ts';

/** An integer option. @throws UsageError for anything else. */
export function integerOf(text: string | undefined, option: string, fallback: number): number {
  const number = Number(text ?? fallback);
  if (!Number.isInteger(number) || number < 0) throw new UsageError(`--${option} needs a whole number`);
  return number;
}
