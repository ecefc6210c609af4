const RATE = 8000;
const HEADER = 44;
/** Semitones above the lowest note: a melody that rises, rests and falls. */
const melody = [0, 2, 3, 5, 3, 2, 3, 0, 5, 7, 8, 7, 5, 3, 2, 0];
const NOTE = 0.9;

/** The loudness of a note from its start to its end, 0 to 1. */
const envelope = (share: number) => Math.min(1, share * 8, (1 - share) * 3);

function sampleAt(second: number): number {
  const place = second / NOTE;
  const note = melody[Math.floor(place) % melody.length] ?? 0;
  const share = place % 1;
  const phase = 2 * Math.PI * 147 * 2 ** (note / 12) * second;
  const voice = Math.sin(phase) + 0.5 * Math.sin(2 * phase) + 0.25 * Math.sin(3 * phase);
  return voice * envelope(share) * (0.55 + 0.3 * Math.sin(place));
}

/** A hummed melody of this many seconds as WAV, so that the demo contains nobody's voice. */
export function hummedRecitation(seconds: number): Buffer {
  const samples = RATE * seconds;
  const bytes = Buffer.alloc(HEADER + samples);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(HEADER - 8 + samples, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at += 1) bytes[HEADER + at] = 128 + Math.round(60 * sampleAt(at / RATE));
  return bytes;
}
