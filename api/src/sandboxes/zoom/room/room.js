// The meeting page of the sandbox: each browser sends to each other one; the server only introduces them.
const { path, texts } = JSON.parse(document.getElementById('about').dataset.about);
const byId = (id) => document.getElementById(id);
const lobby = byId('lobby');
const tiles = byId('tiles');

const peers = new Map();
let own = null;
let me = null;
let events = null;

const say = (text) => {
  byId('notice').textContent = text;
};

async function post(call, body) {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${path}/${call}`, init);
  if (!response.ok) throw Object.assign(new Error(call), { status: response.status });
  return response.json();
}

function addTile(id, name, stream, isOwn) {
  const figure = document.createElement('figure');
  figure.id = `tile-${id}`;
  figure.classList.toggle('own', isOwn);
  const video = Object.assign(document.createElement('video'), { autoplay: true, playsInline: true, muted: isOwn });
  video.srcObject = stream;
  video.setAttribute('aria-label', name);
  const caption = document.createElement('figcaption');
  caption.dir = 'auto';
  caption.textContent = isOwn ? `${name} (${texts.you})` : name;
  figure.append(video, caption);
  tiles.append(figure);
}

const sayWhoIsHere = () => say(peers.size === 0 ? texts.alone : '');

const signal = (to, data) => me && post('signal', { key: me.key, to, data }).catch(() => {});

/** The way to one other browser. Candidates that come before the description wait for it. */
function connect(id, name) {
  const connection = new RTCPeerConnection();
  const stream = new MediaStream();
  const peer = { connection, early: [] };
  peers.set(id, peer);
  addTile(id, name, stream, false);
  for (const kind of ['audio', 'video']) {
    const track = own.getTracks().find((each) => each.kind === kind);
    if (track) connection.addTrack(track, own);
    else connection.addTransceiver(kind, { direction: 'recvonly' });
  }
  connection.ontrack = ({ track }) => stream.addTrack(track);
  connection.onicecandidate = ({ candidate }) => candidate && signal(id, { candidate });
  connection.onconnectionstatechange = () => {
    if (connection.connectionState === 'failed') say(texts.noPath.replace('{name}', name));
  };
  sayWhoIsHere();
  return peer;
}

function drop(id) {
  peers.get(id)?.connection.close();
  peers.delete(id);
  byId(`tile-${id}`)?.remove();
  sayWhoIsHere();
}

async function describe(peer, description) {
  await peer.connection.setRemoteDescription(description);
  for (const candidate of peer.early.splice(0)) await peer.connection.addIceCandidate(candidate).catch(() => {});
}

/** The newcomer opens the connections, so each pair has one. */
async function ask(id, name) {
  const { connection } = connect(id, name);
  await connection.setLocalDescription();
  await signal(id, { description: connection.localDescription });
}

async function hear({ from, name, data }) {
  const peer = peers.get(from) ?? connect(from, name);
  if (data.candidate) {
    if (peer.connection.remoteDescription) await peer.connection.addIceCandidate(data.candidate).catch(() => {});
    else peer.early.push(data.candidate);
    return;
  }
  await describe(peer, data.description);
  if (data.description.type !== 'offer') return;
  await peer.connection.setLocalDescription();
  await signal(from, { description: peer.connection.localDescription });
}

/** What there is of camera and microphone. */
async function openDevices() {
  const media = navigator.mediaDevices;
  for (const wanted of [{ audio: true, video: true }, { audio: true }, { video: true }]) {
    const stream = await media?.getUserMedia(wanted).catch(() => null);
    if (stream) return stream;
  }
  return new MediaStream();
}

function showSwitch(id, kind, words) {
  const button = byId(id);
  const track = own.getTracks().find((each) => each.kind === kind);
  button.disabled = !track;
  const isOn = Boolean(track?.enabled);
  button.setAttribute('aria-pressed', String(isOn));
  button.textContent = isOn ? words.off : words.on;
  button.onclick = () => {
    track.enabled = !track.enabled;
    showSwitch(id, kind, words);
  };
}

function listen() {
  events = new EventSource(`${path}/events?key=${encodeURIComponent(me.key)}`);
  const on = (name, handle) => events.addEventListener(name, ({ data }) => handle(JSON.parse(data)));
  on('signal', (message) => void hear(message));
  on('left', ({ id }) => drop(id));
  on('end', () => leave());
  events.onopen = sayWhoIsHere;
  events.onerror = () => {
    // The browser tries again by itself, unless the server says that there is nothing to hear any more.
    if (events.readyState === EventSource.CLOSED) leave();
    else say(texts.lost);
  };
}

async function join(name) {
  own = await openDevices();
  me = await post('join', { name });
  tiles.replaceChildren();
  addTile(me.id, name, own, true);
  listen();
  showSwitch('microphone', 'audio', { off: texts.microphoneOff, on: texts.microphoneOn });
  showSwitch('camera', 'video', { off: texts.cameraOff, on: texts.cameraOn });
  lobby.hidden = true;
  byId('room').hidden = false;
  for (const other of me.others) await ask(other.id, other.name);
  sayWhoIsHere();
  if (own.getTracks().length === 0) say(texts.noDevices);
  else if (own.getVideoTracks().length === 0) say(texts.noCamera);
}

/** Tells the server in a way that also a closing page can. */
function tellLeaving() {
  if (me) navigator.sendBeacon(`${path}/leave`, JSON.stringify({ key: me.key }));
  me = null;
}

function leave() {
  tellLeaving();
  events?.close();
  for (const id of [...peers.keys()]) drop(id);
  for (const track of own?.getTracks() ?? []) track.stop();
  tiles.replaceChildren();
  byId('room').hidden = true;
  lobby.hidden = false;
  lobby.querySelector('button').textContent = texts.again;
  say(texts.left);
}

lobby.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = lobby.querySelector('button');
  button.disabled = true;
  say('');
  await join(new FormData(lobby).get('name').trim()).catch((error) => {
    for (const track of own?.getTracks() ?? []) track.stop();
    say(error.status === 409 ? texts.full : texts.unreachable);
  });
  button.disabled = false;
});
byId('leave').addEventListener('click', leave);
window.addEventListener('pagehide', tellLeaving);
