/** As many as fit on a phone. */
export const BARS = 40;
const RATE = 8000;

/** The maximum loudness of each of `count` equal parts, relative to the loudest. */
export function peaksOf(samples: Float32Array, count = BARS): number[] {
  const length = samples.length / count;
  const peaks = Array.from({ length: count }, (_, index) => {
    let most = 0;
    for (let at = Math.floor(index * length); at < Math.floor((index + 1) * length); at += 1)
      most = Math.max(most, Math.abs(samples[at] ?? 0));
    return most;
  });
  const loudest = Math.max(...peaks);
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest);
}

/** Whether this browser can decode a recording. */
export const canDecode = (): boolean => typeof OfflineAudioContext !== 'undefined';

/** The peaks of a recording, at a rate that is enough for a drawing. */
export async function peaksOfRecording(recording: ArrayBuffer): Promise<number[]> {
  const decoded = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(recording);
  return peaksOf(decoded.getChannelData(0));
}
