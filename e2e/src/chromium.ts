import { chromiumFlags } from '@academy/platform/conformance';

/** A page of a test lives for seconds: optimizing its code costs more than it saves. */
export const chromiumArgs = [...chromiumFlags, '--js-flags=--no-opt,--no-maglev'];

/** One that shows notifications, which a Chromium without windows does not. */
export const wholeChromium = process.env.WHOLE_CHROMIUM_PATH || '/usr/bin/chromium';
