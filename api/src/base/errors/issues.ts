import * as v from 'valibot';
import { AppError, type FieldError } from './app-error.ts';

type Issue = v.BaseIssue<unknown>;

/** Turns `newPassword` into `New password`. */
function labelOf(path: string): string {
  const words = path
    .replace(/[._]/g, ' ')
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isMissing = (issue: Issue) =>
  issue.type === 'non_empty' || (issue.kind === 'schema' && issue.received === 'undefined');

/** valibot's own messages repeat the input; ours never do. */
const isOwnWording = (issue: Issue) => !/^Invalid [a-z ]+:/i.test(issue.message);

function describe(issue: Issue, path: string): { code: string; message: string } {
  if (isMissing(issue)) return { code: 'required', message: `${labelOf(path)} is required` };
  if (isOwnWording(issue)) return { code: issue.type, message: issue.message };
  if (issue.type === 'max_length') return { code: 'too_long', message: `${labelOf(path)} is too long` };
  if (issue.type === 'min_value' || issue.type === 'max_value')
    return { code: 'out_of_range', message: `${labelOf(path)} is out of range` };
  return { code: 'invalid', message: `${labelOf(path)} is not valid` };
}

function toField(issue: Issue): FieldError {
  const path = v.getDotPath(issue as v.GenericIssue) ?? '';
  return { path, ...describe(issue, path) };
}

/** A schema's issues as one error; its message is that of the first field. */
export function invalidInput(issues: readonly Issue[]): AppError {
  const fields = issues.slice(0, 20).map(toField);
  return new AppError('invalid', fields[0]?.message ?? 'The request is not valid', fields);
}
