import * as v from 'valibot';
import { defineSettings } from '#base/academy/define-settings.ts';
import { line } from '#base/http/fields.ts';

/** The columns that a bank's file can have. */
const bankColumns = ['holder', 'bank', 'account', 'amount', 'currency', 'reference', 'month', 'teacher'] as const;
export type BankColumn = (typeof bankColumns)[number];

const isColumn = (name: string): name is BankColumn => bankColumns.some((each) => each === name);
const namesIn = (value: string): string[] => value.split(/[,،]/).map((name) => name.trim().toLowerCase());

/** The columns that the value of the setting names, in its order. */
export const columnsIn = (value: string): BankColumn[] => namesIn(value).filter(isColumn);

const MAX_LENGTH = 100;
const USUAL = 'holder, bank, account, amount, currency, reference';

export const payRunSettings = defineSettings(
  'pay',
  {
    /** D148: the columns of the bank's file, in its order. */
    bank_file_columns: {
      type: 'line',
      default: USUAL as string,
      max: MAX_LENGTH,
      schema: v.pipe(
        line,
        v.nonEmpty(),
        v.maxLength(MAX_LENGTH),
        v.check((value) => namesIn(value).every(isColumn), `Names of columns are expected: ${bankColumns.join(', ')}`),
        v.check((value) => new Set(namesIn(value)).size === namesIn(value).length, 'Each column is named once'),
        v.transform((value) => columnsIn(value).join(', ')),
      ),
    },
  },
  { bank_file_columns: { en: 'Columns of the bank file', ar: 'أعمدة ملف البنك' } },
);
