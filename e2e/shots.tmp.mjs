import { chromium } from 'playwright';
const base = process.env.BASE ?? 'http://127.0.0.1:29101';
const out = '/tmp/around-shots';
const jobs = JSON.parse(process.argv[2]);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const tokens = {};
for (const { name, as, path, language = 'en', theme = 'light', width = 1440, act, wait = 900 } of jobs) {
  if (!tokens[as]) {
    const r = await fetch(`${base}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: `${as}@academy.test`, password: 'academy-demo' }) });
    tokens[as] = (await r.json()).data.token;
  }
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 }, deviceScaleFactor: 1 });
  await context.addCookies([{ name: 'session', value: tokens[as], url: base }]);
  await context.addInitScript(([l, t]) => { localStorage.setItem('language', l); localStorage.setItem('color-theme', t); }, [language, theme]);
  const page = await context.newPage();
  page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log(name, m.type(), m.text().slice(0, 300)); });
  page.on('pageerror', (e) => console.log(name, 'pageerror', e.message));
  let to = path;
  if (to.includes('{')) {
    const [, api, pick] = /\{(.*?)\|(.*?)\}/.exec(to);
    const d = await (await fetch(`${base}/api/${api}`, { headers: { authorization: `Bearer ${tokens[as]}` } })).json();
    const v = new Function('d', `return d.${pick}`)(d);
    to = to.replace(/\{.*?\}/, v);
  }
  await page.goto(base + to);
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.waitForTimeout(wait);
  if (act) await new Function('page', `return (async () => {${act}})()`)(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
  await page.screenshot({ path: `${out}/${name}.png`, fullPage: process.env.FULL !== '0' });
  console.log(name, to, overflow ? 'OVERFLOW' : 'ok');
  await context.close();
}
await browser.close();
