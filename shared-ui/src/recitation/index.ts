/** Recording and playing recitations, bundled by each remote that does: it has no state outside of the page and the device. */
export { hasUnsentFile, keepUnsentFile, readUnsentFile, takeUnsentFile } from './kept-file.ts';
export { OwnRecording } from './own-recording.tsx';
export { type Moment, RecitationPlayer, type RecitationPlayerWords } from './recitation-player.tsx';
export { RecitationRecorder, type RecorderWords } from './recitation-recorder.tsx';
export { useSessionEnd } from './use-session-end.ts';
