import type { ClassStatus } from '../class-status.ts';

/**
 * A viewer's relations to a class: by role for admins, otherwise by relation and by the scope of the permission (D7,
 * D8, D9).
 */
export const classParties = ['student', 'relative', 'teacher', 'leader', 'admin', 'none'] as const;
export type ClassParty = (typeof classParties)[number];

/** The actions on an existing class (D20–D23). */
export const classVerbs = ['edit', 'move', 'cancel', 'report', 'reopen', 'delete', 'join', 'leave'] as const;
export type ClassVerb = (typeof classVerbs)[number];

/**
 * `status`: not in this status, for anybody. `party`: not by this party. `done`: already in that state. Else a guard.
 */
type Cell = 'yes' | 'status' | 'party' | 'done' | 'notStarted' | 'started' | 'monthOpen' | 'inWindow';
type Cells = Readonly<Record<ClassParty, Cell>>;

const nobody: Cells = {
  student: 'party',
  relative: 'party',
  teacher: 'party',
  leader: 'party',
  admin: 'party',
  none: 'party',
};
const staff = (cell: Cell): Cells => ({ ...nobody, leader: cell, admin: cell });
const teaching = (cell: Cell): Cells => ({ ...staff(cell), teacher: cell });
const attending = (cell: Cell): Cells => ({ ...nobody, student: cell, teacher: cell, leader: cell, admin: cell });
const admins = (cell: Cell): Cells => ({ ...nobody, admin: cell });

const joining: Cells = { ...attending('inWindow'), leader: 'yes', admin: 'yes' };
const editingHeld: Cells = { ...staff('monthOpen'), teacher: 'status' };

/**
 * D20, D21, D23: which party can do what with a class in which status. Every verb that changes a class uses it, and so
 * does `may`.
 */
export const transitions: Readonly<Record<ClassVerb, Readonly<Record<ClassStatus, Cells>>>> = {
  edit: {
    scheduled: teaching('yes'),
    needs_report_to_end: teaching('yes'),
    ended: editingHeld,
    trial: editingHeld,
    cancelled: teaching('status'),
  },
  // D7: giving it to another teacher.
  move: {
    scheduled: staff('notStarted'),
    needs_report_to_end: staff('status'),
    ended: staff('status'),
    trial: staff('status'),
    cancelled: staff('status'),
  },
  cancel: {
    scheduled: { ...staff('yes'), teacher: 'notStarted' },
    // A teacher cannot cancel a class that has ended and has no report.
    needs_report_to_end: { ...staff('yes'), teacher: 'status' },
    ended: teaching('status'),
    trial: teaching('status'),
    cancelled: teaching('done'),
  },
  report: {
    scheduled: teaching('started'),
    needs_report_to_end: teaching('yes'),
    ended: teaching('status'),
    trial: teaching('status'),
    cancelled: teaching('status'),
  },
  reopen: {
    scheduled: admins('status'),
    needs_report_to_end: admins('status'),
    ended: admins('monthOpen'),
    trial: admins('monthOpen'),
    cancelled: admins('status'),
  },
  delete: {
    scheduled: admins('yes'),
    needs_report_to_end: admins('yes'),
    ended: admins('monthOpen'),
    trial: admins('monthOpen'),
    cancelled: admins('status'),
  },
  join: {
    scheduled: joining,
    needs_report_to_end: joining,
    ended: attending('status'),
    trial: attending('status'),
    cancelled: attending('status'),
  },
  leave: {
    scheduled: attending('yes'),
    needs_report_to_end: attending('yes'),
    ended: attending('yes'),
    trial: attending('yes'),
    cancelled: attending('yes'),
  },
};
