/** Stands in for `@module-federation/enhanced/runtime` in the single bundle: the same route modules, from the bundle itself. */
export function runtimeOf(remotes: Record<string, object>) {
  return {
    registerPlugins: (): void => {},
    registerRemotes: (): void => {},
    /** `mf_timeline_1_0_0_ab12cd34/route` is the route module of mf-timeline. */
    loadRemote: async (id: string): Promise<unknown> => {
      const [container = '', door = ''] = id.split('/');
      const name = Object.keys(remotes).find((remote) => container.startsWith(`${remote.replace(/\W/g, '_')}_`));
      if (!name || door !== 'route') throw new Error(`the bundle has no ${id}`);
      return { default: remotes[name] };
    },
  };
}
