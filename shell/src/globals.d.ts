/** Set by the build: the shell's own version, x.y.z. */
declare const __SHELL_VERSION__: string;
declare module '*.css';
