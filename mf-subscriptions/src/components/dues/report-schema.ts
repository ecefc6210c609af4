import { isHeic } from '@academy/shared-ui/readable-pictures';
import * as v from 'valibot';
import { amountProblem } from '#/components/amount.ts';
import { minorOf } from './typed-minor.ts';

const MB = 1024 * 1024;
/** As the API's limits of a proof. */
const MOST_MB = 10;
const types = /^(application\/pdf|image\/(jpeg|png))$/;
const extensions = /\.(pdf|jpe?g|png)$/i;

/** Why a proof is rejected before it is sent, as the suffix of a key; null without a problem. */
export function proofProblem(file: File | null): string | null {
  if (!file) return 'required';
  if (isHeic(file)) return 'heic';
  if (!types.test(file.type) && !extensions.test(file.name)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > MOST_MB * MB ? 'size' : null;
}

/** What a family reports of a transfer (D132). @param digits the decimals of the due's currency */
export const reportSchema = (digits: number) =>
  v.object({
    amount: v.pipe(
      v.string(),
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed && amountProblem(dataset.value, digits);
        if (message) addIssue({ message });
      }),
      v.transform((typed) => minorOf(typed, digits)),
    ),
    paidOn: v.pipe(v.string(), v.isoDate('transfers.date.required')),
    reference: v.pipe(v.string(), v.trim()),
    file: v.pipe(
      v.custom<File | null>((file) => file === null || file instanceof File),
      v.rawCheck(({ dataset, addIssue }) => {
        const problem = dataset.typed && proofProblem(dataset.value);
        if (problem) addIssue({ message: `dues.report.problem.${problem}` });
      }),
    ),
  });

/** The API's errors about the file itself. */
const ofFile = ['heic', 'picture_format', 'damaged', 'pixels', 'slow', 'animation', 'empty', 'size', 'type'];

/** The API's errors, in the form's words. */
export const reportRejections = {
  ...Object.fromEntries(ofFile.map((code) => [`file.${code}`, `dues.report.problem.${code}`])),
  'file.active_content': 'dues.report.problem.active',
  file: 'dues.report.problem.type',
  'paidOn.future': 'transfers.date.future',
  paidOn: 'transfers.date.required',
  amount: 'amount.wrong',
};
