-- What needed a role until now needs a permission (D33, D39, D111, D113): whoever could do it keeps it, also where an
-- academy has edited its roles. A new database gets the defaults of its roles at the first start.
insert into role_permissions (role_id, permission)
select held.role_id, named.permission
from (values
  ('users.update', 'salaries.update'),
  ('users.read', 'money.read'),
  ('subscriptions.invoices.read', 'money.update')) named (former, permission)
join role_permissions held on held.permission = named.former
join roles r on r.id = held.role_id and r.name in ('admin', 'super-admin')
on conflict do nothing;--> statement-breakpoint
insert into role_permissions (role_id, permission)
select held.role_id, 'subscriptions.coupons.' || action.name
from role_permissions held cross join (values ('read'), ('create'), ('update'), ('delete')) action (name)
where held.permission = 'subscriptions.packages.update'
on conflict do nothing;--> statement-breakpoint
insert into known_permissions (key)
select key from unnest(array['salaries.update', 'money.read', 'money.update', 'subscriptions.coupons.read',
  'subscriptions.coupons.create', 'subscriptions.coupons.update', 'subscriptions.coupons.delete']) key
where exists (select from roles)
on conflict do nothing;
