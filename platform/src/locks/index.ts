export { isLock, STALE_MS, tryLock } from './lock.ts';
export { withLock } from './with-lock.ts';
