import { inTemplate } from '../databases.ts';

/** Adds a custom role, with a user who has no other role. SQL writes it, since no call does yet. */
const office = `
with office as (insert into roles (name) values ('office') returning id),
  permitted as (insert into role_permissions (role_id, permission) select id, 'timeline.read' from office)
insert into users (name, email, password_hash, role_id)
select 'Samar Aziz', 'office@academy.test', student.password_hash, office.id
from office, users student where student.email = 'student@academy.test'`;

/** Adds `office@academy.test` to the template of all academies. */
export const addOffice = (): Promise<void> => inTemplate(office);
