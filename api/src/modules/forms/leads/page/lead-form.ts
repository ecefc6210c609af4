import * as v from 'valibot';
import { phoneOfCountry } from '#base/text/phone-of-country.ts';
import { readPhone } from '#base/text/read-phone.ts';
import { type LeadInput, leadFields } from '../visitor.schema.ts';

/** A number with its code, or of the chosen country; null if it is neither: digits alone are a number in many countries. */
function phoneOf({ phone, phoneCountry }: { phone: string; phoneCountry: string }): string | null {
  const read = readPhone(phone);
  return read?.startsWith('+') ? read : phoneOfCountry(phone, phoneCountry);
}

/** Whether a number is left out, or is known with its country. */
export const hasCountry = (input: { phone: string; phoneCountry: string }) =>
  input.phone === '' || phoneOf(input) !== null;

const typed = v.object(leadFields);

/** The fields of the page as those of the call. */
export const withLearner = ({
  learnerName,
  learnerAge,
  phoneCountry,
  ...rest
}: v.InferOutput<typeof typed>): LeadInput => ({
  ...rest,
  phone: rest.phone === '' ? null : phoneOf({ phone: rest.phone, phoneCountry }),
  learner: { name: learnerName, age: learnerAge },
});

export const NO_COUNTRY = 'The country and the whole number are needed';

/** The page's form: the same fields, flat. */
export const leadForm = v.pipe(
  typed,
  v.forward(v.partialCheck([['phone'], ['phoneCountry']], hasCountry, NO_COUNTRY), ['phone']),
  v.forward(
    v.check((input) => Boolean(input.email || input.phone), 'An email address or a phone number is required'),
    ['email'],
  ),
  v.transform(withLearner),
);
