// Makes the plain form better: answers kept on the device, errors at their fields, upload with progress, one sending.
const form = document.getElementById('form');
const { id, texts, megabytes } = JSON.parse(form.dataset.about);
const fields = document.getElementById('fields');
const status = document.getElementById('status');
const progress = document.getElementById('progress');
const DRAFT = `submit-form:${id}`;
const MAX_BYTES = megabytes * 1024 * 1024;
const FILES = /\.(pdf|jpe?g|png)$/i;

/** The same until something is changed: whatever the network does, it is one submission. */
let key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
let isSending = false;

const storage = (work) => {
  try {
    return work(localStorage);
  } catch {
    return null;
  }
};
const isKept = ({ name, type }) => name !== '' && !['hidden', 'file', 'submit'].includes(type) && name !== 'website';
const kept = () => [...form.elements].filter(isKept);
const isBox = ({ type }) => type === 'radio' || type === 'checkbox';

function keep() {
  const values = kept().flatMap((input) => (isBox(input) && !input.checked ? [] : [[input.name, input.value]]));
  storage((store) => store.setItem(DRAFT, JSON.stringify(values)));
}

function restore() {
  const values = storage((store) => JSON.parse(store.getItem(DRAFT) ?? '[]')) ?? [];
  for (const input of kept())
    for (const [name, value] of values) {
      if (input.name !== name) continue;
      if (!isBox(input)) input.value = value;
      else if (input.value === value) input.checked = true;
    }
}

function say(text, kind = '') {
  status.className = kind;
  status.textContent = text;
}

const problemOf = (code) => (Object.hasOwn(texts.problem, code) ? texts.problem[code] : texts.problem.other);
const inputsOf = (field) => [...field.querySelectorAll('input:not([type=hidden]), select, textarea')];

function mark(field, text) {
  const error = field.querySelector('.error');
  error.textContent = text;
  error.hidden = text === '';
  for (const input of inputsOf(field)) {
    if (text) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
}

/** What can be said of a field before it is sent; empty where nothing is wrong. */
function problemIn(field) {
  const inputs = inputsOf(field);
  const isEmpty = inputs.every((input) => (isBox(input) ? !input.checked : input.value.trim() === ''));
  const [input] = inputs;
  if (input?.validity.badInput) return problemOf('not_a_date');
  if (isEmpty) return 'required' in field.dataset ? problemOf('required') : '';
  if (input.validity.typeMismatch) return problemOf('rfc_email');
  const [file] = input.files ?? [];
  if (file && file.size > MAX_BYTES) return problemOf('too_large');
  return file && !FILES.test(file.name) ? problemOf('unsupported_type') : '';
}

function focusFirstWrong() {
  form.querySelector('[aria-invalid=true]')?.focus();
}

function check() {
  for (const field of form.querySelectorAll('.field')) mark(field, problemIn(field));
  focusFirstWrong();
  return !form.querySelector('[aria-invalid=true]');
}

/** The response of the API, or null where there was none. */
const post = () =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', form.action);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', key);
    request.upload.onprogress = ({ loaded, total }) => {
      progress.value = total > 0 ? loaded / total : 0;
    };
    request.onload = () => resolve(request);
    request.onerror = () => resolve(null);
    request.onabort = () => resolve(null);
    request.send(new FormData(form));
  });

/** The page that says what happens next; null where the form has none. */
function nextPage({ responseText }) {
  try {
    const { page, data } = JSON.parse(responseText);
    return page ?? data?.page ?? null;
  } catch {
    return null;
  }
}

function finish(request) {
  storage((store) => store.removeItem(DRAFT));
  form.dataset.sent = '';
  fields.disabled = true;
  const next = nextPage(request);
  if (next) return location.assign(next);
  say(texts.thanks, 'done');
  status.focus();
}

function reject(request) {
  let problem = {};
  try {
    problem = JSON.parse(request.responseText);
  } catch {
    // A proxy's own page: the status says enough.
  }
  const wrong = problem.fields ?? [];
  let atFields = 0;
  for (const { path, code } of wrong) {
    const field = form.querySelector(`[data-path="${CSS.escape(path)}"]`);
    if (!field) continue;
    mark(field, problemOf(code));
    atFields += 1;
  }
  if (atFields === 0) say(problemOf(wrong[0]?.code ?? problem.code ?? 'other'), 'failed');
  focusFirstWrong();
}

function waitForNetwork() {
  if (navigator.onLine !== false) return say(texts.problem.network, 'failed');
  say(texts.offline, 'failed');
  window.addEventListener('online', () => void send(), { once: true });
}

async function send() {
  if (isSending || 'sent' in form.dataset || !check()) return;
  isSending = true;
  say(texts.sending);
  progress.hidden = false;
  const button = document.getElementById('send');
  button.setAttribute('aria-disabled', 'true');
  const request = await post();
  isSending = false;
  progress.hidden = true;
  button.removeAttribute('aria-disabled');
  say('');
  if (!request) waitForNetwork();
  else if (request.status >= 200 && request.status < 300) finish(request);
  else reject(request);
}

form.noValidate = true;
form.addEventListener('input', ({ target }) => {
  key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
  keep();
  const field = target.closest('.field');
  if (field?.querySelector('[aria-invalid=true]')) mark(field, problemIn(field));
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});
if ('sent' in form.dataset) storage((store) => store.removeItem(DRAFT));
else restore();
