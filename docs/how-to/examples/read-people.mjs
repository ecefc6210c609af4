// Writes all students as a table. ACADEMY=https://… ACADEMY_KEY=academy_key_… node read-people.mjs > students.tsv
const { ACADEMY, ACADEMY_KEY } = process.env;

/** One call; a program that asks too often waits as long as the academy says. */
async function read(path) {
  const response = await fetch(`${ACADEMY}/api/${path}`, { headers: { authorization: `Bearer ${ACADEMY_KEY}` } });
  if (response.status === 429) {
    await new Promise((resolve) => setTimeout(resolve, 1000 * Number(response.headers.get('retry-after'))));
    return read(path);
  }
  const body = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${body.code}: ${body.message}`);
  return body;
}

for (let page = 1, pages = 1; page <= pages; page += 1) {
  const { data, pagination } = await read(`users?role=student&per_page=100&page=${page}`);
  pages = pagination.totalPages;
  for (const { id, name, email } of data) process.stdout.write(`${[id, name, email].join('\t')}\n`);
}
