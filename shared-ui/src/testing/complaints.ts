import { beforeEach, type Mock, vi } from 'vitest';

let complaints: Mock<typeof console.error> | undefined;

function watch(): void {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
}

/** For a setup file: collects logged errors instead of printing them, also after a test that restores all mocks. */
export function watchComplaints(): void {
  watch();
  beforeEach(watch);
}

/** Returns the collected errors, and clears the list. */
export const takeComplaints = (): unknown[][] => complaints?.mock.calls.splice(0) ?? [];
