import { openConfigured } from '../config/open-configured.ts';
import { readConfig } from '../config.ts';

const [statement] = process.argv.slice(2);

/** Prints the result of a statement in the academy's database; the statement cannot change anything. */
async function look(text: string): Promise<void> {
  const database = await openConfigured(readConfig(process.env), (error) => console.error(error.message));
  try {
    const rows = await database.sql.transaction(async (sql) => {
      await sql.query({ text: 'set transaction read only' });
      return sql.query({ text });
    });
    console.table(rows);
  } finally {
    await database.close();
  }
}

if (statement === undefined) console.error('npm run sql -- "select count(*) from users"');
else
  await look(statement).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
