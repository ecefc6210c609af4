// Imports the students of a spreadsheet. ACADEMY=https://… ACADEMY_KEY=academy_key_… node import-people.mjs people.csv
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const { ACADEMY, ACADEMY_KEY } = process.env;
const [file] = process.argv.slice(2);
const headers = { authorization: `Bearer ${ACADEMY_KEY}` };

async function send(call, body, more = {}) {
  const response = await fetch(`${ACADEMY}/api/${call}`, { method: 'POST', headers: { ...headers, ...more }, body });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${answer.code}: ${answer.message}`);
  return answer.data;
}

// The check makes and changes nobody, and names each wrong cell.
const form = new FormData();
form.set('kind', 'students');
form.set('file', new Blob([await readFile(file)]), path.basename(file));
const checked = await send('imports', form);
for (const { row, column, message } of checked.problems) process.stderr.write(`Row ${row}, ${column}: ${message}\n`);
if (!checked.may.apply) throw new Error('The file cannot be imported');

const done = await send(`imports/${checked.id}/apply`, JSON.stringify({ mail: false }), {
  'content-type': 'application/json',
});
process.stdout.write(`${done.created} new, ${done.changed} changed\n`);
