// Makes the page better: the visitor’s own time zone, and the free times of teachers who are as wished, on the visitor’s own clock.
const form = document.getElementById('form');
const { times: texts } = JSON.parse(form.dataset.about);
const box = document.getElementById('offered');
const hidden = document.getElementById('chosenTimes');
const zone = document.getElementById('timezone');
const MOST = 3;

const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
let offered = [];
let chosen = new Set(hidden.value.split(',').filter(Boolean));
let day = null;
let asked = 0;

const element = (tag, about, ...children) => {
  const made = Object.assign(document.createElement(tag), about);
  made.append(...children);
  return made;
};
const format = (options) =>
  new Intl.DateTimeFormat(form.lang || document.documentElement.lang, {
    ...options,
    timeZone: zone.value || own,
    numberingSystem: 'latn',
  });
const dayOf = (at) => new Intl.DateTimeFormat('en-CA', { timeZone: zone.value || own }).format(at);
const dayText = (at) => format({ weekday: 'long', day: 'numeric', month: 'long' }).format(at);
const timeText = (at) => format({ hour: 'numeric', minute: '2-digit' }).format(at);

function choose(at, isChosen) {
  if (isChosen) chosen.add(at);
  else chosen.delete(at);
  hidden.value = [...chosen].sort().join(',');
  draw();
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

function chip(at) {
  const isChosen = chosen.has(at);
  const input = element('input', { type: 'checkbox', checked: isChosen, disabled: !isChosen && chosen.size >= MOST });
  input.addEventListener('change', () => choose(at, input.checked));
  return element('label', { className: 'choice time' }, input, element('span', {}, timeText(new Date(at))));
}

function chosenList() {
  const items = [...chosen].sort().map((at) => {
    const remove = element('button', { type: 'button', className: 'quiet' }, texts.remove);
    remove.addEventListener('click', () => choose(at, false));
    return element(
      'li',
      {},
      element('span', {}, `${dayText(new Date(at))}${texts.comma} ${timeText(new Date(at))}`),
      remove,
    );
  });
  return element('ul', { className: 'chosen', ariaLabel: texts.chosen }, ...items);
}

function draw() {
  const focused = document.activeElement?.closest?.('.time')?.textContent;
  const days = new Map(offered.map((at) => [dayOf(new Date(at)), at]).reverse());
  if (!days.has(day)) day = [...days.keys()].sort()[0] ?? null;
  const select = element('select', { className: 'input', id: 'day' });
  for (const [key, at] of [...days].sort(([one], [other]) => (one < other ? -1 : 1)))
    select.append(element('option', { value: key, selected: key === day }, dayText(new Date(at))));
  select.addEventListener('change', () => {
    day = select.value;
    draw();
    document.getElementById('day').focus();
  });
  const label = element('label', { className: 'label', htmlFor: 'day' }, texts.chosenTimes);
  const chips = element(
    'div',
    { className: 'times' },
    ...offered.filter((at) => dayOf(new Date(at)) === day).map(chip),
  );
  const help = element('p', { className: 'help' }, offered.length > 0 ? texts.timesHelp : texts.noTimes);
  const error = box.querySelector('.error');
  box.replaceChildren(
    label,
    ...(offered.length > 0 ? [select, chips] : []),
    help,
    ...(chosen.size > 0 ? [chosenList()] : []),
    hidden,
    error,
  );
  if (focused)
    [...box.querySelectorAll('.time')]
      .find((each) => each.textContent === focused)
      ?.querySelector('input')
      .focus();
}

async function load() {
  asked += 1;
  const mine = asked;
  const wish = {
    gender: form.elements.teacherGender.value,
    language: form.elements.language.value,
    subject: form.elements.subject.value,
  };
  const query = new URLSearchParams(Object.entries(wish).filter(([, value]) => value !== ''));
  try {
    const response = await fetch(`/api/leads/times?${query}`);
    if (!response.ok || mine !== asked) return;
    offered = (await response.json()).data.map(({ startsAt }) => startsAt);
  } catch {
    return;
  }
  chosen = new Set([...chosen].filter((at) => offered.includes(at)));
  hidden.value = [...chosen].sort().join(',');
  box.hidden = false;
  draw();
}

const country = document.getElementById('phoneCountry');

/** The country of a zone, as far as this browser knows the zones of countries. */
function countryOf(timeZone) {
  return [...country.options].find(({ value }) => {
    if (value === '') return false;
    const locale = new Intl.Locale('und', { region: value });
    return (locale.getTimeZones?.() ?? locale.timeZones ?? []).includes(timeZone);
  })?.value;
}

/** Letters as they are searched: without marks and hamza, in small letters. */
const folded = (text) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g, '')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .toLowerCase();

/** A field above a choice that leaves what has all its words, in either language; the only one left is chosen. */
function searchable(select) {
  const all = [...select.options];
  const label = select.dataset.search;
  const search = element('input', { className: 'input search', type: 'search', placeholder: label, ariaLabel: label });
  search.autocomplete = 'off';
  search.dir = 'auto';
  search.addEventListener('input', (event) => {
    event.stopPropagation();
    const words = folded(search.value).split(/\s+/).filter(Boolean);
    const hasAll = (option) => {
      const text = folded(option.dataset.words ?? option.text);
      return words.every((word) => text.includes(word));
    };
    const found = all.filter((option) => option.value !== '' && hasAll(option));
    const before = select.value;
    select.replaceChildren(...all.filter((option) => option.value === ''), ...found);
    const kept = found.some(({ value }) => value === before) ? before : '';
    select.value = words.length > 0 && found.length === 1 ? found[0].value : kept;
    if (select.value !== before) select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  // Enter would send the form.
  search.addEventListener('keydown', (event) => event.key === 'Enter' && event.preventDefault());
  (select.closest('.phone') ?? select).before(search);
}

if (own && !('sent' in form.dataset)) {
  if (zone.value === '') {
    if (![...zone.options].some(({ value }) => value === own)) zone.append(element('option', { value: own }, own));
    zone.value = own;
  }
  if (country.value === '' && form.elements.phone.value === '') country.value = countryOf(own) ?? '';
}
if (!('sent' in form.dataset)) {
  zone.addEventListener('change', () => !box.hidden && draw());
  for (const name of ['teacherGender', 'language', 'subject'])
    form.elements[name].addEventListener('change', () => void load());
  void load();
  for (const select of [zone, country]) searchable(select);
}
