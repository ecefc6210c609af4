import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../places.ts';

interface EmbeddedDatabase {
  exec(sql: string): Promise<unknown>;
  close(): Promise<void>;
}

const { PGlite } = createRequire(path.join(root, 'api/package.json'))('@electric-sql/pglite') as {
  PGlite: new (options: { dataDir: string }) => EmbeddedDatabase;
};

/** Nothing serves a role of the academy's own yet: one is put where it will be kept, with somebody who has no other. */
const office = `
with office as (insert into roles (name) values ('office') returning id),
  permitted as (insert into role_permissions (role_id, permission) select id, 'timeline.read' from office)
insert into users (name, email, password_hash, role_id)
select 'Samar Aziz', 'office@academy.test', student.password_hash, office.id
from office, users student where student.email = 'student@academy.test'`;

/** Adds `office@academy.test` to a database that nobody has open. */
export async function addOffice(folder: string): Promise<void> {
  const database = new PGlite({ dataDir: folder });
  await database.exec(office);
  await database.close();
}
