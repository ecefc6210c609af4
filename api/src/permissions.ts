import type { BuiltInRole, PermissionGroup } from '#base/auth/permissions.ts';
import { assignmentPermissions } from '#modules/assignments/assignments.permissions.ts';
import { bankTransferPermissions } from '#modules/bank-transfers/bank-transfers.permissions.ts';
import { bookPermissions } from '#modules/books/books.permissions.ts';
import { calendarPermissions } from '#modules/calendar/calendar.permissions.ts';
import { chatPermissions } from '#modules/chat/chat.permissions.ts';
import { classPermissions } from '#modules/classes/classes.permissions.ts';
import { formPermissions } from '#modules/forms/forms.permissions.ts';
import { invoicePermissions } from '#modules/invoices/invoices.permissions.ts';
import { leadPermissions } from '#modules/leads/leads.permissions.ts';
import { materialPermissions } from '#modules/materials/materials.permissions.ts';
import { packagePermissions } from '#modules/packages/packages.permissions.ts';
import { officePermissions } from '#modules/papers/office/office.permissions.ts';
import { userPermissions } from '#modules/people/users/users.permissions.ts';
import { postPermissions } from '#modules/posts/posts.permissions.ts';
import { couponPermissions } from '#modules/purchases/coupons/coupons.permissions.ts';
import { moneyPermissions } from '#modules/purchases/money.permissions.ts';
import { relationPermissions } from '#modules/relatives/relations.permissions.ts';
import { reportPermissions } from '#modules/reports/reports.permissions.ts';
import { roleEditingPermissions } from '#modules/roles/roles.permissions.ts';
import { salaryPermissions } from '#modules/salaries/salaries.permissions.ts';

/** Every permission by group, in the order of the role editor (C9). No module imports this. */
export const permissionGroups: readonly PermissionGroup[] = [
  postPermissions,
  chatPermissions,
  userPermissions,
  relationPermissions,
  roleEditingPermissions,
  classPermissions,
  assignmentPermissions,
  materialPermissions,
  reportPermissions,
  invoicePermissions,
  bankTransferPermissions,
  packagePermissions,
  couponPermissions,
  moneyPermissions,
  salaryPermissions,
  officePermissions,
  calendarPermissions,
  bookPermissions,
  formPermissions,
  leadPermissions,
];

const all = permissionGroups.flatMap(({ permissions }) => permissions);

/** Every permission key. */
export const permissionKeys: readonly string[] = all.map(({ key }) => key);

/** The permissions of a student's relatives for that student (D117). */
export const relativePermissions = {
  parents: all.flatMap(({ key, relatives }) => (relatives ? [key] : [])),
  others: all.flatMap(({ key, relatives }) => (relatives === 'every relative' ? [key] : [])),
};

/** A built-in role's permissions before an admin edits it (D2). */
export const defaultPermissions = (role: BuiltInRole): string[] =>
  all.filter(({ defaults }) => defaults.includes(role)).map(({ key }) => key);
