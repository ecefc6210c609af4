import { recordingFormat } from './recording-formats.ts';

const extensions: Record<string, string> = { 'audio/webm': 'webm', 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' };
/** Bits per second: speech needs no more; in a recitation each sound matters. */
const BITS = { speech: 32_000, recitation: 64_000 };
/** Filters for clear speech shorten long vowels and remove nasal sounds. */
const asItSounds = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };

export type Content = keyof typeof BITS;

const formatHere = () => recordingFormat(navigator.vendor, (format) => MediaRecorder.isTypeSupported(format));

/** Whether this browser can record; otherwise recording is not offered. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && 'mediaDevices' in navigator && formatHere() !== undefined;

function asFile(parts: Blob[], format: string, name: string): File | null {
  const type = format.split(';')[0] ?? '';
  const file = new File(parts, `${name}.${extensions[type] ?? 'webm'}`, { type });
  return file.size > 0 ? file : null;
}

export interface Recording {
  /** Ends the recording; it has then ended as asked. */
  stop: () => void;
  /** What was recorded, however the recording ended; null for nothing. */
  ended: Promise<{ file: File | null; isAsked: boolean }>;
  /** The value of `performance.now()` at its start. */
  startedAt: number;
}

/** Ends a recorder in a page that is closed or frozen; what it has recorded is there if the page comes back. */
function stopWithPage(stop: () => void): () => void {
  window.addEventListener('pagehide', stop);
  document.addEventListener('freeze', stop);
  return () => {
    window.removeEventListener('pagehide', stop);
    document.removeEventListener('freeze', stop);
  };
}

/**
 * Records from the microphone until `stop`, or until the device ends it: a call, a headset that is pulled out, a
 * permission that is withdrawn. Rejects if the microphone is missing or not permitted.
 */
export async function beginRecording(content: Content, name: string): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: content === 'speech' ? true : asItSounds });
  const tracks = stream.getTracks();
  const recorder = new MediaRecorder(stream, { mimeType: formatHere() ?? '', audioBitsPerSecond: BITS[content] });
  const parts: Blob[] = [];
  let isAsked = false;
  const end = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const release = stopWithPage(end);
  // A call mutes the track in some browsers and ends it in others; not every browser then ends the recorder.
  for (const track of tracks) for (const event of ['ended', 'mute']) track.addEventListener(event, end);
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('error', end);
  const ended = new Promise<{ file: File | null; isAsked: boolean }>((resolve) => {
    recorder.addEventListener('stop', () => {
      release();
      for (const track of tracks) track.stop();
      resolve({ file: asFile(parts, recorder.mimeType, name), isAsked });
    });
  });
  recorder.start(1000);
  const stop = () => {
    isAsked ||= recorder.state !== 'inactive';
    end();
  };
  return { stop, ended, startedAt: performance.now() };
}
