import type { BuiltInRole, PermissionGroup } from '#base/auth/permissions.ts';
import { inOrder } from '#base/text/in-order.ts';
import { modules } from './modules.ts';

/** The groups in the order of the role editor (C9); a group that is not named comes last. */
const editorOrder = [
  ...['timeline', 'messaging', 'users', 'relations.relatives', 'relations.roles', 'classes.my_classes'],
  ...['classes.assignments', 'materials', 'classes.report', 'subscriptions.invoices', 'subscriptions.bank_transfers'],
  ...['subscriptions.packages', 'subscriptions.coupons', 'money', 'salaries', 'pay_runs', 'office.month'],
  ...['calendar', 'book', 'forms', 'leads'],
];

/** Every permission by group, in the order of the role editor. No module imports this. */
export const permissionGroups: readonly PermissionGroup[] = inOrder(
  modules.flatMap(({ permissions = [] }) => permissions),
  editorOrder,
  ({ group }) => group,
);

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
