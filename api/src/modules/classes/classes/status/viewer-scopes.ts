import { hasRole, isAdmin, type Viewer } from '#base/auth/viewer.ts';
import type { Sql } from '#base/database/sql.ts';
import { type PeopleScope, peopleScopes } from '#modules/people/people/scope/people-scope.ts';
import type { ClassParty, ClassVerb } from './transitions.ts';

const permissions = [
  'classes.my_classes.read',
  'classes.my_classes.create',
  'classes.my_classes.update',
  'classes.my_classes.delete',
  'classes.report.read',
  'classes.report.create',
  'classes.report.delete',
  'calendar.read',
] as const;
export type ClassPermission = (typeof permissions)[number];

/** The permission of each verb. */
export const permissionOf: Readonly<Record<ClassVerb, ClassPermission>> = {
  edit: 'classes.my_classes.update',
  move: 'classes.my_classes.update',
  cancel: 'classes.my_classes.update',
  report: 'classes.report.create',
  reopen: 'classes.my_classes.update',
  delete: 'classes.my_classes.delete',
  join: 'classes.my_classes.read',
  leave: 'classes.my_classes.read',
};

/** The viewer of classes, and the scope of each permission about them. */
export interface ClassViewer {
  id: number;
  isAdmin: boolean;
  /** Whether classes are the viewer's work; not so for those who take classes, or whose relatives do (D20). */
  isStaff: boolean;
  scopes: Record<ClassPermission, PeopleScope>;
  /** Whether a scope needs the people of the viewer's team. */
  hasTeam: boolean;
}

/** A user with a custom role counts as staff, unless the user is otherwise only a student. */
function isStaff(viewer: Viewer): boolean {
  if (hasRole(viewer, 'teacher', 'leader', 'admin', 'super-admin')) return true;
  return !hasRole(viewer, 'student') && viewer.roles.some((role) => role !== 'guest');
}

export async function findViewer(sql: Sql, viewer: Viewer): Promise<ClassViewer> {
  const scopes = await peopleScopes(sql, viewer, permissions);
  return {
    id: viewer.userId,
    isAdmin: isAdmin(viewer),
    isStaff: isStaff(viewer),
    scopes,
    hasTeam: Object.values(scopes).includes('team'),
  };
}

/**
 * The teachers whose work the viewer leads, by the narrower scope of reading and writing their reports: all, or those of
 * the team; null for somebody who leads nobody.
 */
export function leadingScope({ scopes }: ClassViewer): 'all' | 'team' | null {
  const found = [scopes['classes.report.read'], scopes['classes.report.create']];
  if (!found.every((scope) => scope === 'all' || scope === 'team')) return null;
  return found.includes('team') ? 'team' : 'all';
}

interface Relations {
  is_teacher: boolean;
  is_student: boolean;
  is_relative: boolean;
  in_team: boolean;
}

/** The viewer's relations to a class by a permission; none if the class is outside its scope. */
export function partiesOf(viewer: ClassViewer, permission: ClassPermission, facts: Relations): ClassParty[] {
  const scope = viewer.scopes[permission];
  if (scope === 'nobody') return [];
  const parties: ClassParty[] = [];
  if (facts.is_teacher) parties.push('teacher');
  if (facts.is_student) parties.push('student');
  if (scope === 'all') parties.push(viewer.isAdmin ? 'admin' : 'leader');
  if (scope === 'team' && facts.in_team) parties.push('leader');
  return parties;
}
