import { embeddedFolder, openDatabase } from '#base/database/database.ts';
import { readConfig } from '../config.ts';

const [statement] = process.argv.slice(2);

/** Prints the result of a statement in the academy's database; the statement cannot change anything. */
async function look(text: string): Promise<void> {
  const { databaseUrl, databaseDirectUrl, dataDir } = readConfig(process.env);
  const onFailure = (error: Error) => console.error(error.message);
  const folder = embeddedFolder(dataDir);
  const database = await openDatabase({ databaseUrl, directUrl: databaseDirectUrl, folder, poolSize: 2, onFailure });
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
