import { describe, expect, it } from 'vitest';
import { formOf } from '#testing/fixtures/media.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { xssCorpus } from '#testing/xss-corpus.ts';
import { plainRequest } from '../leads.fixture.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const html = { accept: 'text/html,application/xhtml+xml' };
const fields = { ...plainRequest, pageLanguage: 'ar' };
const open = (query = '') => api.request('get', `/free-trial${query}`);
const send = (change: Record<string, string> = {}, headers: Record<string, string> = html) =>
  api.request('post', '/api/leads/form', { body: formOf({ ...fields, ...change }), headers });
const stored = () =>
  sql.query({
    text: `select learner_name as name, learner_age as age, teacher_gender as gender, phone, times, source,
      page_language as page, cardinality(chosen_times) as chosen from leads`,
  });

describe('the page of the free trial (D105)', () => {
  it.each([
    ['en', 'ltr', 'Book a free trial class', 'Recitation and tajweed'],
    ['ar', 'rtl', 'حجز حصة تجريبية مجانية', 'التلاوة والتجويد'],
  ])(
    'the page of the free trial in %s is readable without a session, and listed in both languages',
    async (language, direction, title, subject) => {
      const response = await open(`?lang=${language}&source=flyer`);
      expect(response.status).toBe(200);
      const page = await response.text();
      expect(page).toContain(`<html lang="${language}" dir="${direction}">`);
      for (const text of [`<h1>${title}</h1>`, subject, 'name="source" value="flyer"', 'hreflang="ar"'])
        expect(page).toContain(text);
      expect(page).toMatch(/<select class="input" id="timezone"[^>]*required[^>]*><option value="" selected>/);
      expect(page).not.toContain('noindex');
      const cairo = language === 'ar' ? 'مصر: القاهرة' : 'Egypt: Cairo';
      expect(page).toContain(
        `<option value="Africa/Cairo" data-words="Africa/Cairo Cairo القاهرة Egypt مصر">${cairo}</option>`,
      );
      expect(page).toMatch(/<option value="EG" data-words="[^"]*(Egypt مصر|مصر Egypt) EG \+20">/);
    },
  );

  it('the plain form of the free trial redirects to the page of the request, which confirms it', async () => {
    const response = await send();
    const location = response.headers.get('location') ?? '';
    expect([response.status, location]).toEqual([
      303,
      expect.stringMatching(/^\/free-trial\/request\?key=\S+&lang=ar/),
    ]);
    expect(await stored()).toEqual([
      {
        ...{ name: 'Omar', age: 9, gender: 'woman', phone: null, times: 'After school' },
        ...{ source: 'flyer', page: 'ar', chosen: 0 },
      },
    ]);
    const sent = await (await api.request('get', location)).text();
    for (const text of ['وصلنا الطلب.', 'الرد في موعد أقصاه', 'سحب الطلب', 'noindex', 'After school'])
      expect(sent).toContain(text);
  });

  it('a robot’s plain form gets a thank-you page, and nothing is stored', async () => {
    const response = await send({ website: 'https://spam.test' });
    expect(response.headers.get('location')).toBe('/free-trial?sent=1&lang=ar');
    const sent = await (await open('?sent=1&lang=ar')).text();
    expect(sent).toContain('شكرًا! أُرسل الطلب');
    expect(sent).toContain('<fieldset id="fields" disabled>');
    expect(await stored()).toEqual([]);
  });

  it('the plain form of the free trial comes back filled, with each error at its field, in its language', async () => {
    const response = await send({ email: '', learnerAge: 'nine', consent: '', level: '"><b>Juz', timezone: '' });
    expect(response.status).toBe(422);
    const page = await response.text();
    const lines = [...page.matchAll(/<li><a href="#(.*?)">(.*?)<\/a>: (.*?)<\/li>/g)].map((found) => found.slice(1));
    expect(lines.map(([path]) => path)).toEqual(['learnerAge', 'timezone', 'consent']);
    expect(lines[2]).toEqual(['consent', 'الموافقة', 'يُرجى الموافقة لنتمكن من الرد.']);
    expect(page).toMatch(/id="learnerAge"[^>]* value="nine"[^>]* aria-invalid="true">/);
    expect(page).toContain('<p class="error" id="timezone-error">هذا الحقل مطلوب.</p>');
    for (const kept of [
      'value="Omar"',
      '<option value="woman" selected>',
      'value="&quot;&gt;&lt;b&gt;Juz"',
      'After school</textarea>',
    ])
      expect(page).toContain(kept);
    const contact = await (await send({ email: '' })).text();
    expect(contact).toContain('<p class="error" id="email-error">يُرجى كتابة بريد إلكتروني أو رقم هاتف.</p>');
  });

  it.each([
    ['0791234567', 'JO', '+962791234567'],
    ['+966 50 123 4567', 'JO', '+966501234567'],
    ['٠٥٠١٢٣٤٥٦٧', 'SA', '+966501234567'],
  ])('the phone %s of the country %s is stored with its country as %s', async (phone, phoneCountry, expected) => {
    expect((await send({ phone, phoneCountry })).status).toBe(303);
    expect(await stored()).toMatchObject([{ phone: expected }]);
  });

  it.each([
    ['0501234567', ''],
    ['01012345678', ''],
    ['12345', 'SA'],
  ])('the phone %s of the country %j is asked for again, with what was typed', async (phone, phoneCountry) => {
    const response = await send({ phone, phoneCountry });
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain('يُرجى اختيار بلد الرقم وكتابته كاملًا.');
    expect(page).toContain(`value="${phone}"`);
    expect(await stored()).toEqual([]);
  });

  it('the script of the free trial’s page sends chosen times, and gets errors by field', async () => {
    const json = { accept: 'application/json' };
    const chosenTimes = '2040-03-01T16:00:00.000Z,2040-03-02T16:00:00.000Z';
    const sent = await send({ chosenTimes }, json);
    expect(sent.status).toBe(201);
    expect(await stored()).toMatchObject([{ chosen: 2 }]);
    const wrong = await send({ learnerName: '' }, json);
    expect((await wrong.json()).fields).toMatchObject([{ path: 'learnerName', code: 'required' }]);
  });

  it('the page of the free trial shows any source as text', async () => {
    for (const { html: attack } of xssCorpus.slice(0, 20)) {
      const page = await (await open(`?source=${encodeURIComponent(attack)}`)).text();
      expect(page.match(/<script/g)).toHaveLength(2);
      expect(page).not.toMatch(/<img|onerror=[^&]*>/);
    }
  });
});

describe('the times offered to a visitor', () => {
  const times = async (query = '') => {
    const response = await api.request('get', `/api/leads/times${query}`);
    return { status: response.status, body: await response.json() };
  };

  async function teacher(gender: 'woman' | 'man', from: string, to: string) {
    const leader = await api.buildUser({ role: 'leader' });
    const { id } = await api.buildTeacher({ leader, timezone: 'UTC', profile: { gender, subjects: ['arabic'] } });
    for (let weekday = 0; weekday < 7; weekday += 1)
      await sql.query({
        text: 'insert into availability_windows (teacher_id, weekday, from_time, to_time) values ($1, $2, $3, $4)',
        values: [id, weekday, from, to],
      });
    return { id, leader };
  }
  const hoursOf = (data: { startsAt: string }[]) =>
    [...new Set(data.map(({ startsAt }) => startsAt.slice(11, 16)))].sort();

  it('a visitor is offered times of teachers who match the wishes, without names', async () => {
    await teacher('woman', '10:00', '11:00');
    await teacher('man', '10:30', '12:00');
    const day = 86_400_000;
    // Five past ten: the first time a day from now is a half hour all the same.
    api.clock.advance(day - (api.clock.now().getTime() % day) + (10 * 60 + 5) * 60_000);
    const all = await times();
    expect(all.status).toBe(200);
    expect(hoursOf(all.body.data)).toEqual(['10:00', '10:30', '11:00', '11:30']);
    expect(Object.keys(all.body.data[0])).toEqual(['startsAt']);
    expect(hoursOf((await times('?gender=woman&subject=arabic')).body.data)).toEqual(['10:00', '10:30']);
    expect((await times('?subject=reading')).body.data).toEqual([]);
    expect((await times('?gender=any')).status).toBe(422);
  });

  it('the times offered to a visitor begin a day from now and leave out taken times', async () => {
    const { id, leader } = await teacher('woman', '10:00', '11:00');
    const [first] = (await times()).body.data;
    expect(Date.parse(first.startsAt)).toBeGreaterThanOrEqual(api.clock.now().getTime() + 86_400_000);
    const student = await api.buildStudent({ teacher: { id }, leader });
    await api.buildClass({ student, teacher: { id }, leader, startsAt: new Date(first.startsAt) });
    expect((await times()).body.data).not.toContainEqual(first);
  });

  it('the times for visitors can be requested at most sixty times a minute from one network', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const ask = () => api.request('get', '/api/leads/times', { headers });
    const all = [];
    for (let each = 0; each < 61; each += 1) all.push((await ask()).status);
    expect([all[59], all[60]]).toEqual([200, 429]);
  });
});
