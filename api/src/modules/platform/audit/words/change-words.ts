import { csvList } from '@academy/shared-auth/csv';
import type { PageLanguage, PageTexts } from '#base/http/page-language.ts';
import { findCurrency } from '#base/money/currencies.ts';
import { majorUnits } from '#base/money/money.ts';
import { isDayAlone, type MonthNames, momentText } from '#base/time/moment-text.ts';
import { type AuditWords, fieldsOf } from './audit-words.ts';
import { camelCase } from './camel-case.ts';

/** How a line is written: the modules' words, its action, the language, the viewer's zone, the names of people by id. */
export interface Wording {
  words: AuditWords;
  action: string;
  language: PageLanguage;
  timezone: string;
  now: Date;
  months: MonthNames;
  names: ReadonlyMap<string, string>;
}

/** One field that an action changed, as texts; null for no value. */
interface WordedChange {
  name: string;
  before: string | null;
  after: string | null;
}

type State = Readonly<Record<string, unknown>>;

const MOST_CHARACTERS = 300;
const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text);
/** A time on somebody's clock, without its zone: `2026-12-31 16:00`. */
const isWallTime = (text: string) => /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text);
const isObject = (value: unknown): value is State =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys that hold the id of a person. */
const personKey =
  /^(user|student|teacher|leader|owner|author|parent|relatedUser|previousTeacher|previousLeader|toTeacher|mergedUser|mergedInto)Id$/;

/** The people whose ids the fields of a state hold. */
export const peopleIn = (state: unknown): string[] =>
  isObject(state)
    ? Object.entries(state).flatMap(([key, value]) =>
        personKey.test(camelCase(key)) && (typeof value === 'number' || typeof value === 'string')
          ? [String(value)]
          : [],
      )
    : [];

const lookUp = (texts: PageTexts, key: string, language: PageLanguage): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key]?.[language] : undefined;

/** The text of an action. An action of a later release keeps its key. */
export const wordAction = (action: string, { words, language }: Pick<Wording, 'words' | 'language'>): string =>
  lookUp(words.actions, action, language) ?? action;

function wordKey(key: string, { words, action, language }: Wording): string {
  const known = lookUp(fieldsOf(words, action), camelCase(key), language);
  if (known) return known;
  const spaced = camelCase(key)
    .replace(/([A-Z])/g, ' $1')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

const isRemoteName = (key: string) => key.startsWith('mf-');

/** The keys of a state, and of objects inside it, that have no text: forgotten fields. */
export function unwordedKeys(state: unknown, fields: PageTexts): string[] {
  const inside = (value: unknown) => unwordedKeys(value, fields);
  if (Array.isArray(state)) return state.flatMap(inside);
  if (!isObject(state)) return [];
  const own = Object.keys(state).filter((key) => !isRemoteName(key) && !Object.hasOwn(fields, camelCase(key)));
  return [...own, ...Object.values(state).flatMap(inside)];
}

/** The texts of the codes in a field of an object; an action's name begins with the object. */
function codeWords({ words, action }: Wording, key: string): PageTexts {
  const [object] = action.split('.');
  const field = camelCase(key);
  return { ...words.values, ...words.fieldValues[field], ...words.objectValues[`${object}.${field}`] };
}

function wordText(key: string, text: string, wording: Wording): string | null {
  if (text === '') return null;
  if (isInstant(text) || isDayAlone(text)) return momentText(text, wording);
  if (isWallTime(text)) return momentText(`${text.replace(' ', 'T')}Z`, { ...wording, timezone: 'UTC' });
  const plain = text.replace(/<[^>]*>/g, ' ').trim();
  return (
    lookUp(codeWords(wording, key), text, wording.language) ??
    (plain.length > MOST_CHARACTERS ? `${plain.slice(0, MOST_CHARACTERS)}…` : plain)
  );
}

function wordValue(key: string, value: unknown, wording: Wording): string | null {
  if (value === null || value === undefined) return null;
  const person = personKey.test(camelCase(key)) ? wording.names.get(String(value)) : undefined;
  if (person !== undefined) return person;
  if (Array.isArray(value)) return csvList(value.map((each) => wordValue(key, each, wording) ?? '')) || null;
  if (isObject(value)) return wordState(value, wording) || null;
  return wordText(key, String(value), wording);
}

/** The database does not store the order of keys, so they are sorted as in the list of texts. */
function placesIn(fields: PageTexts): (key: string) => number {
  const places = new Map(Object.keys(fields).map((key, place) => [key, place]));
  return (key) => places.get(camelCase(key)) ?? places.size;
}

function wordState(state: State, wording: Wording): string {
  const placeOf = placesIn(fieldsOf(wording.words, wording.action));
  return Object.entries(state)
    .sort(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([key, value]) => [wordKey(key, wording), wordValue(key, value, wording)] as const)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
    .join(wording.language === 'ar' ? '؛ ' : '; ');
}

/** Money is stored in the smallest unit of its currency. */
function withMoney(state: State): State {
  const { minor, currency } = state;
  if (typeof minor !== 'number' || typeof currency !== 'string') return state;
  return findCurrency(currency) ? { ...state, minor: majorUnits({ minor, currency }) } : state;
}

const stateOf = (value: unknown): State => (isObject(value) ? withMoney(value) : {});

/** Before and after of a line, field by field, as texts (D124). */
export function wordChanges(before: unknown, after: unknown, wording: Wording): WordedChange[] {
  const [was, is] = [stateOf(before), stateOf(after)];
  const placeOf = placesIn(fieldsOf(wording.words, wording.action));
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort(
    (one, other) => placeOf(one) - placeOf(other),
  );
  const changes = keys.map((key) => ({
    name: wordKey(key, wording),
    before: wordValue(key, was[key], wording),
    after: wordValue(key, is[key], wording),
  }));
  return changes.filter((change) => change.before !== change.after);
}
