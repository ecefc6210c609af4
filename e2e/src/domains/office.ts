import { inTemplate } from '../databases.ts';

/** Nothing serves a role of the academy's own yet: one is put where it will be kept, with somebody who has no other. */
const office = `
with office as (insert into roles (name) values ('office') returning id),
  permitted as (insert into role_permissions (role_id, permission) select id, 'timeline.read' from office)
insert into users (name, email, password_hash, role_id)
select 'Samar Aziz', 'office@academy.test', student.password_hash, office.id
from office, users student where student.email = 'student@academy.test'`;

/** Adds `office@academy.test` to what all academies are copied from. */
export const addOffice = (): Promise<void> => inTemplate(office);
