import { foldText, isNoAddress } from '@academy/shared-auth/typed-text';
import type { Sql } from '#base/database/sql.ts';
import { findKnownPeople, type KnownPerson, type PersonKind } from '#modules/people/many/known-people.ts';
import { formsOf } from '#modules/people/profiles/taken-phone.ts';
import { childrenOf } from '#modules/relatives/children.ts';
import type { ColumnName } from '../columns/heads.ts';
import { plainCell } from './plain-cell.ts';
import { type ImportLine, type ImportProblem, type ReadLine, type Report, readCells } from './read-cells.ts';

/** A valid row: a new person, or a known person with the new values. */
export type PlannedPerson = ReadLine & { known: KnownPerson | null };

export interface Judgement {
  problems: ImportProblem[];
  people: PlannedPerson[];
  /** Existing accounts of parents, by e-mail. */
  parents: Map<string, number>;
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

function judgeRepeats(line: ReadLine, { firstRows }: Facts, report: Report): void {
  for (const key of ['email', 'phone', 'code'] as const) {
    const first = firstRows.get(`${key}:${lower(line[key])}`);
    if (line[key] !== null && first !== undefined && first !== line.row)
      report(key, 'twice', `Row ${first} has the same ${key}`);
  }
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
  if (kind === 'teacher') {
    only('parent_email');
    only('balance');
  } else if (line.parentEmail !== null && firstRows.has(`email:${line.parentEmail}`))
    report('parent_email', 'student', 'This is the email of a student in this file');
  else if (isStranger(line, known, facts)) report('parent_email', 'unconfirmed', unproved);
}

function judgeLine(line: ReadLine, raw: ImportLine, facts: Facts, report: Report): PlannedPerson {
  const known = identify(line, facts, report);
  if (known) judgeKnown(known, line, facts, report);
  else judgeNew(raw, facts, report);
  const holder = get(facts.byPhone, line.phone);
  if (holder && holder.id !== known?.id) report('phone', 'taken', 'This phone is already taken');
  judgeRepeats(line, facts, report);
  judgeFamily(line, raw, known, facts, report);
  return { ...line, known };
}

/** Checks each cell of a file against the rules of the forms, the other rows and existing people. */
export async function judgeLines(sql: Sql, kind: PersonKind, raw: readonly ImportLine[]): Promise<Judgement> {
  const problems: ImportProblem[] = [];
  const reportOf =
    ({ row, cells }: ImportLine): Report =>
    (column, code, message) =>
      problems.push({ row, column, value: (cells[column] ?? '').slice(0, 200), code, message });
  const lines = raw.map((line) => ({ raw: line, line: readCells(line, reportOf(line)) }));
  const facts = await factsOf(
    sql,
    kind,
    lines.map(({ line }) => line),
  );
  const people = lines.map(({ raw: each, line }) => judgeLine(line, each, facts, reportOf(each)));
  const parents = new Map<string, number>();
  for (const { parentEmail } of people) {
    const parent = get(facts.byEmail, parentEmail);
    if (parentEmail !== null && parent) parents.set(parentEmail, parent.id);
  }
  const updated = people.filter(({ known }) => known !== null).length;
  problems.sort((one, other) => one.row - other.row);
  return { problems, people, parents, created: people.length - updated, updated };
}
