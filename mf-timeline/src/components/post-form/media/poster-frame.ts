const MAX_WIDTH = 1280;
/** Some videos never show a picture. */
const PATIENCE_MS = 5_000;
/** The very first picture is often black. */
const MOMENT_S = 0.5;

const happened = (target: EventTarget, name: string, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    target.addEventListener(name, () => resolve(), { once: true, signal });
    target.addEventListener('error', () => reject(new Error('no video that can be shown')), { once: true, signal });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

function drawn(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, MAX_WIDTH / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}

/** A frame from the video's start, as its poster; null if this browser cannot show the video. */
export async function posterOf(file: File, gaveUp: AbortSignal): Promise<Blob | null> {
  const video = document.createElement('video');
  if (video.canPlayType(file.type) === '') return null;
  const address = URL.createObjectURL(file);
  const signal = AbortSignal.any([gaveUp, AbortSignal.timeout(PATIENCE_MS)]);
  try {
    video.muted = true;
    video.preload = 'auto';
    const loaded = happened(video, 'loadeddata', signal);
    video.src = address;
    await loaded;
    const moved = happened(video, 'seeked', signal);
    video.currentTime = Math.min(MOMENT_S, video.duration / 2);
    await moved;
    return video.videoWidth > 0 ? await drawn(video) : null;
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}
