import { foldText, isNoAddress } from '@academy/shared-auth/typed-text';
import type { Sql } from '#base/database/sql.ts';
import { findKnownPeople, type KnownPerson, type PersonKind } from '#modules/people/people/many/known-people.ts';
import { formsOf } from '#modules/people/people/profiles/taken-phone.ts';
import { childrenOf } from '#modules/people/relatives/children.ts';
import type { ColumnName } from '../columns/heads.ts';
import { type Family, familiesOf } from './families.ts';
import { plainCell } from './plain-cell.ts';
import type { ImportLine, ImportProblem, ImportWarning, ReadLine, Report } from './read-cells.ts';
import { byRow, MOST_SHOWN, readCells } from './read-cells.ts';

/** A valid row: a new person, or a known person with the new values. */
export type PlannedPerson = ReadLine & {
  known: KnownPerson | null;
  /** Whether the parent in the row is a new one for the child. */
  isNewChild: boolean;
};

export interface Judgement extends Family {
  problems: ImportProblem[];
  warnings: ImportWarning[];
  people: PlannedPerson[];
  created: number;
  updated: number;
}

interface Facts {
  kind: PersonKind;
  byEmail: ReadonlyMap<string, KnownPerson>;
  byCode: ReadonlyMap<string, KnownPerson>;
  byPhone: ReadonlyMap<string, KnownPerson>;
  /** By folded name. */
  byName: ReadonlyMap<string, readonly KnownPerson[]>;
  /** The children of the parents in the file. */
  children: ReadonlyMap<number, ReadonlySet<number>>;
  /** The first row with each e-mail, code, phone, and with each name that says who it is. */
  firstRows: ReadonlyMap<string, number>;
}

const lower = (text: string | null) => text?.toLowerCase() ?? null;
const get = <Value>(map: ReadonlyMap<string, Value>, key: string | null) =>
  key === null ? null : (map.get(key) ?? null);

/** What says who a student without an e-mail and a code is (D140): the name, within a family if there is one. */
const nameKey = ({ name, email, code, parentEmail }: ReadLine): string | null =>
  name === null || email !== null || code !== null ? null : `${parentEmail ?? ''}:${foldText(name)}`;

const texts = (values: (string | null)[]) => [...new Set(values.filter((value) => value !== null))];

function firstRowsOf(lines: readonly ReadLine[]): Map<string, number> {
  const rows = new Map<string, number>();
  for (const line of lines) {
    const cells = { email: line.email, phone: line.phone, code: lower(line.code), name: nameKey(line) };
    for (const [key, value] of Object.entries(cells))
      if (value !== null && !rows.has(`${key}:${value}`)) rows.set(`${key}:${value}`, line.row);
  }
  return rows;
}

function namesakesOf(people: readonly KnownPerson[]): Map<string, KnownPerson[]> {
  const byName = new Map<string, KnownPerson[]>();
  for (const person of people) {
    const name = foldText(person.name);
    byName.set(name, [...(byName.get(name) ?? []), person]);
  }
  return byName;
}

async function factsOf(sql: Sql, kind: PersonKind, lines: readonly ReadLine[]): Promise<Facts> {
  const found = await findKnownPeople(sql, kind, {
    emails: texts(lines.flatMap(({ email, parentEmail }) => [email, parentEmail])),
    codes: texts(lines.map(({ code }) => lower(code))),
    phones: texts(lines.map(({ phone }) => phone)),
    names: texts(lines.map((line) => (nameKey(line) === null ? null : foldText(line.name ?? '')))),
  });
  const existing = found.filter(({ isGone }) => !isGone);
  const byEmail = new Map(existing.map((person) => [person.email.toLowerCase(), person]));
  const parentIds = lines.flatMap(({ parentEmail }) => get(byEmail, parentEmail)?.id ?? []);
  return {
    kind,
    byEmail,
    byName: namesakesOf(existing),
    byCode: new Map(found.flatMap((person) => (person.code === null ? [] : [[person.code.toLowerCase(), person]]))),
    byPhone: new Map(existing.flatMap((person) => person.phones.flatMap(formsOf).map((phone) => [phone, person]))),
    children: await childrenOf(sql, parentIds),
    firstRows: firstRowsOf(lines),
  };
}

/** The student without an e-mail and a code in the row: a child of this name in the family; alone, nobody is known. */
function identifyByName(line: ReadLine, facts: Facts, report: Report): KnownPerson | null {
  const key = nameKey(line);
  if (key === null || facts.kind === 'teacher') return null;
  const namesakes = facts.byName.get(foldText(line.name ?? '')) ?? [];
  const isRepeated = facts.firstRows.get(`name:${key}`) !== line.row;
  const parent = get(facts.byEmail, line.parentEmail);
  if (line.parentEmail !== null && isRepeated) report('name', 'twice', 'An earlier row has the same name and parent');
  if (line.parentEmail === null && (isRepeated || namesakes.some(({ email }) => isNoAddress(email))))
    report('name', 'same_name', 'Another student without an address has this name. Give a code, or the parent');
  return namesakes.find(({ id }) => parent && facts.children.get(parent.id)?.has(id)) ?? null;
}

/** The known person of a row; null for a new person. */
function identify(line: ReadLine, facts: Facts, report: Report): KnownPerson | null {
  const { byEmail, byCode } = facts;
  const ofEmail = get(byEmail, line.email);
  const ofCode = get(byCode, lower(line.code));
  if (ofCode?.isGone) {
    report('code', 'taken', 'This code belonged to somebody who was deleted');
    return null;
  }
  if (ofCode && line.email !== null && isNoAddress(ofCode.email))
    report('email', 'no_address', 'The person with this code has no address. Add it on the page of the person');
  else if (ofCode && line.email !== null && ofCode.email.toLowerCase() !== line.email)
    report('email', 'other_email', 'The person with this code has another email');
  if (!ofCode && ofEmail?.code && line.code !== null)
    report('code', 'other_code', 'The person with this email has another code');
  return ofCode ?? ofEmail ?? identifyByName(line, facts, report);
}

const isEmpty = (column: ColumnName, { cells }: ImportLine) => plainCell(column, cells[column] ?? '') === '';

function judgeKnown(known: KnownPerson, line: ReadLine, { kind }: Facts, report: Report): void {
  if (known.roles.length === 1 && known.roles[0] === kind) return;
  const column = line.email !== null ? 'email' : line.code !== null ? 'code' : 'name';
  report(column, 'other_role', `This belongs to somebody who is no ${kind}, or not only that`);
}

/** A student may have no address (D140), a teacher needs one. */
function judgeNew(raw: ImportLine, { kind }: Facts, report: Report): void {
  for (const column of kind === 'teacher' ? (['name', 'email'] as const) : (['name'] as const))
    if (isEmpty(column, raw)) report(column, 'required', `A new person needs a ${column}`);
}

const isInEarlierRow = (line: ReadLine, key: 'email' | 'phone' | 'code', { firstRows }: Facts) =>
  line[key] !== null && firstRows.get(`${key}:${lower(line[key])}`) !== line.row;

function judgeRepeats(line: ReadLine, facts: Facts, report: Report): void {
  for (const key of ['email', 'code'] as const)
    if (isInEarlierRow(line, key, facts)) report(key, 'twice', `An earlier row has the same ${key}`);
}

/** The phone, unless somebody else has it: a row is imported without a phone that it cannot have. */
function freePhone(line: ReadLine, known: KnownPerson | null, facts: Facts, report: Report): string | null {
  const holder = get(facts.byPhone, line.phone);
  const isTaken = holder !== null && holder.id !== known?.id;
  const isTwice = isInEarlierRow(line, 'phone', facts);
  if (isTaken) report('phone', 'taken', 'This phone is already taken');
  else if (isTwice) report('phone', 'twice', 'An earlier row has the same phone');
  return isTaken || isTwice ? null : line.phone;
}

/** Anybody can sign up with the address of a parent, so an unconfirmed account gets no child. */
const unproved =
  'Nobody has confirmed the account with this email. Empty the cell and add the parent later, or let its owner confirm it first';

function isStranger(line: ReadLine, known: KnownPerson | null, facts: Facts): boolean {
  const parent = get(facts.byEmail, line.parentEmail);
  return parent?.isProved === false && !(known && facts.children.get(parent.id)?.has(known.id));
}

function judgeFamily(line: ReadLine, raw: ImportLine, known: KnownPerson | null, facts: Facts, report: Report): void {
  const { kind, firstRows } = facts;
  const only = (column: ColumnName) => {
    if (!isEmpty(column, raw)) report(column, 'students_only', 'Only students have this');
  };
  if (kind === 'teacher') for (const column of ['parent_name', 'parent_email', 'balance'] as const) only(column);
  else if (line.parentEmail !== null && firstRows.has(`email:${line.parentEmail}`))
    report('parent_email', 'student', 'This is the email of a student in this file');
  else if (isStranger(line, known, facts)) report('parent_email', 'unconfirmed', unproved);
  if (kind === 'student' && line.parentName !== null && isEmpty('parent_email', raw))
    report('parent_name', 'no_parent_email', 'Without the email of the parent, the parent is not added');
}

function judgeLine(line: ReadLine, raw: ImportLine, facts: Facts, report: Report): PlannedPerson {
  const known = identify(line, facts, report);
  if (known) judgeKnown(known, line, facts, report);
  else judgeNew(raw, facts, report);
  judgeRepeats(line, facts, report);
  judgeFamily(line, raw, known, facts, report);
  const parent = get(facts.byEmail, line.parentEmail);
  const isChild = known !== null && parent !== null && facts.children.get(parent.id)?.has(known.id) === true;
  const phone = freePhone(line, known, facts, report);
  return { ...line, phone, known, isNewChild: line.parentEmail !== null && !isChild };
}

/** What does not keep a row from being imported: all about the phone, which is optional, and who the parent is not. */
const isWarning = (column: ColumnName, code: string) => column === 'phone' || code === 'no_parent_email';

/** Reports what is wrong in a row: to the wrong cells, or to those without which it is imported. */
const reportsTo =
  ({ problems, warnings }: Pick<Judgement, 'problems' | 'warnings'>) =>
  ({ row, cells }: ImportLine): Report =>
  (column, code, message) => {
    const place = { row, column, value: (cells[column] ?? '').slice(0, MOST_SHOWN), code };
    if (isWarning(column, code)) warnings.push({ ...place, name: (cells.name ?? '').slice(0, MOST_SHOWN) });
    else problems.push({ ...place, message });
  };

/** Checks each cell of a file against the rules of the forms, the other rows and existing people. */
export async function judgeLines(sql: Sql, kind: PersonKind, raw: readonly ImportLine[]): Promise<Judgement> {
  const found: Pick<Judgement, 'problems' | 'warnings'> = { problems: [], warnings: [] };
  const reportOf = reportsTo(found);
  const lines = raw.map((line) => ({ raw: line, line: readCells(line, reportOf(line)) }));
  const facts = await factsOf(
    sql,
    kind,
    lines.map(({ line }) => line),
  );
  const people = lines.map(({ raw: each, line }) => judgeLine(line, each, facts, reportOf(each)));
  const updated = people.filter(({ known }) => known !== null).length;
  for (const each of Object.values(found)) each.sort(byRow);
  return { ...found, ...familiesOf(people, facts.byEmail), people, created: people.length - updated, updated };
}
