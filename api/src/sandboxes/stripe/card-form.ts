import { escapeHtml } from '#base/http/html-page.ts';
import type { Card } from './sandbox-objects.ts';
import type { SandboxTexts } from './sandbox-texts.ts';

type Field = 'number' | 'expiry' | 'cvc';
export type CardForm = Partial<Record<Field, string>>;
type Problem = { field: Field | null; text: keyof SandboxTexts };
export type CardOutcome =
  | { kind: 'accepted' | 'confirm'; card: Card }
  | { kind: 'invalid' | 'declined'; problem: Problem };

const declines: Record<string, keyof SandboxTexts> = {
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient',
  '4000000000000069': 'expiredCard',
};
const CONFIRMED = new Set(['4000000000003155', '4000002500003155', '4000000000003220']);
const FAILS_LATER = '4000000000000341';

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d{13,19}$/.test(digits) && sum % 10 === 0;
}

/** A month that has not passed, typed as `MM / YY`. */
function readExpiry(typed: string, now: Date): Card['expires'] {
  const [, digits = '', ofCentury = ''] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? [];
  const [month, year] = [Number(digits), 2000 + Number(ofCentury)];
  if (!(month >= 1 && month <= 12)) return undefined;
  return Date.UTC(year, month, 1) > now.getTime() ? { month, year } : undefined;
}

const invalid = (field: Field, text: keyof SandboxTexts): CardOutcome => ({
  kind: 'invalid',
  problem: { field, text },
});

/** The bank's decision about a card. */
export function tryCard({ number = '', expiry = '', cvc = '' }: CardForm, now: Date): CardOutcome {
  const digits = number.replace(/[\s-]/g, '');
  if (!isLuhn(digits)) return invalid('number', 'errorNumber');
  const expires = readExpiry(expiry, now);
  if (!expires) return invalid('expiry', 'errorExpiry');
  if (!/^\d{3,4}$/.test(cvc.trim())) return invalid('cvc', 'errorCvc');
  const decline = declines[digits];
  if (decline) return { kind: 'declined', problem: { field: null, text: decline } };
  const card = { last4: digits.slice(-4), failsLater: digits === FAILS_LATER, expires };
  return { kind: CONFIRMED.has(digits) ? 'confirm' : 'accepted', card };
}

/** The input fields of a card, with the errors. */
export function cardFields(texts: SandboxTexts, typed: CardForm, problem: Problem | null): string {
  const field = (name: Field, label: string, more: string) => {
    const isWrong = problem?.field === name;
    const error = isWrong ? `<span class="error" id="${name}-error" role="alert">${texts[problem.text]}</span>` : '';
    return `<label>${label}<input name="${name}" value="${escapeHtml(typed[name] ?? '')}" inputmode="numeric" autocomplete="off" required ${more}${
      isWrong ? ` aria-invalid="true" aria-describedby="${name}-error" autofocus` : ''
    }>${error}</label>`;
  };
  const general = problem && !problem.field ? `<p class="error" role="alert">${texts[problem.text]}</p>` : '';
  return `${general}${field('number', texts.cardNumber, 'maxlength="23" placeholder="4242 4242 4242 4242"')}
    <div class="pair">${field('expiry', texts.expiry, 'maxlength="9" placeholder="12 / 34"')}${field('cvc', texts.cvc, 'maxlength="4" placeholder="123"')}</div>`;
}

/** The list of test cards. */
export function testCards(texts: SandboxTexts): string {
  const cards = [
    ['4242 4242 4242 4242', texts.cardOk],
    ['4000 0025 0000 3155', texts.card3ds],
    ['4000 0000 0000 0002', texts.cardDeclined],
    ['4000 0000 0000 9995', texts.cardFunds],
    ['4000 0000 0000 0069', texts.cardExpired],
    ['4000 0000 0000 0341', texts.cardLater],
  ].map(([number, what]) => `<li><code>${number}</code> ${what}</li>`);
  return `<details><summary>${texts.testCards}</summary><ul>${cards.join('')}</ul><p class="muted">${texts.cardHint}</p></details>`;
}
