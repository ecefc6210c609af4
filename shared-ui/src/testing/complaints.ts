import { beforeEach, type Mock, vi } from 'vitest';

let complaints: Mock<typeof console.error> | undefined;

function watch(): void {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
}

/** For a setup file: what is logged as an error is kept instead of printed, also after a test that restores all mocks. */
export function watchComplaints(): void {
  watch();
  beforeEach(watch);
}

/** Takes what was complained about so far: the words of each complaint. */
export const takeComplaints = (): unknown[][] => complaints?.mock.calls.splice(0) ?? [];
