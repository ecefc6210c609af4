// The programs that the tests need: a Chromium, other browsers, PostgreSQL's server programs, a pooler and a balancer;
// missing ones come from Debian's packages.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const isRoot = () => process.getuid?.() === 0;

function aptInstall(...names) {
  if (!isRoot() || spawnSync('which', ['apt-get']).status !== 0) return false;
  console.log(`Installing ${names.join(', ')} …`);
  const apt = (args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt(['update', '-qq']);
  return apt(['install', '-y', '-qq', '--no-install-recommends', ...names]).status === 0;
}

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const findChromium = () => [process.env.CHROMIUM_PATH, ...CHROMIUM].find((file) => file && existsSync(file));

/** The path of a Chromium, or null if there is none and none can be installed. */
export function chromium() {
  return findChromium() ?? (aptInstall('chromium', 'fonts-noto-core') ? findChromium() : undefined) ?? null;
}

const HEADLESS = '/usr/bin/chromium-headless-shell';

/**
 * The path of a headless Chromium, in which a page takes a third less processor time. If it is missing and cannot be
 * installed, the path of a full one, or null. CHROMIUM_PATH wins.
 */
export function headlessChromium() {
  if (process.env.CHROMIUM_PATH) return chromium();
  const isThere = existsSync(HEADLESS) || aptInstall('chromium-headless-shell', 'fonts-noto-core');
  return isThere ? HEADLESS : chromium();
}

/** Debian's packages, with the programs that `e2e/src/webdriver` starts. */
const OTHER_BROWSERS = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/**
 * Installs the browsers of other engines if they are missing.
 * @returns the packages that cannot be installed.
 */
export function missingBrowsers() {
  const missing = () => Object.keys(OTHER_BROWSERS).filter((name) => !existsSync(OTHER_BROWSERS[name]));
  if (missing().length > 0) aptInstall(...missing());
  return missing();
}

const POSTGRES = '/usr/lib/postgresql';

function findPostgres() {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a)) : [];
  const version = versions.find((name) => existsSync(path.join(POSTGRES, name, 'bin/initdb')));
  return version && path.join(POSTGRES, version, 'bin');
}

/** The folder of PostgreSQL's server programs, or null if there is none and none can be installed. */
export function postgresPrograms() {
  return findPostgres() ?? (aptInstall('postgresql') ? findPostgres() : undefined) ?? null;
}

const FRONT = { pgbouncer: '/usr/sbin/pgbouncer', caddy: '/usr/bin/caddy' };

/**
 * Installs the pooler and the balancer of `deploy/` if they are missing.
 * @returns the names of those that cannot be installed.
 */
export function missingFrontPrograms() {
  const missing = () => Object.keys(FRONT).filter((name) => !existsSync(FRONT[name]));
  if (missing().length > 0) aptInstall(...missing());
  return missing();
}

/** The path of the pooler or of the balancer, or null if it is not installed. */
export const frontProgram = (name) => (existsSync(FRONT[name]) ? FRONT[name] : null);
