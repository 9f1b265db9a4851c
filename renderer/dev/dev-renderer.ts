import type { ViteDevServer } from 'vite';
import type { SiteSettings } from '../../schema/generated/types.ts';
import type { LiveSite } from '../../schema/load/live-site.ts';
import type { RenderedPage } from '../page/server.tsx';
import { toSiteInfo } from '../page/site-info.ts';
import { stylesPath } from './dev-watch.ts';

type ServerModule = typeof import('../page/server.tsx');

export interface DevRenderer {
  page(route: string): Promise<RenderedPage | undefined>;
  siteData(): string;
  styleSheet(): Promise<string>;
  /** What Vite adds to the head of every document. */
  headTags(): Promise<string>;
}

/** Renders with the modules as they are now; Vite loads again those that were edited. */
export function createDevRenderer(server: ViteDevServer, live: LiveSite): DevRenderer {
  type Made = {
    module: ServerModule;
    settings: SiteSettings;
    render: ReturnType<ServerModule['createRenderer']>;
  };
  let made: Made | undefined;
  // Vite would parse each document anew, which takes longer than to render it.
  let headTags: Promise<string> | undefined;
  const load = () => server.ssrLoadModule('/renderer/page/server.tsx') as Promise<ServerModule>;
  return {
    async page(route) {
      const module = await load();
      const settings = live.settings();
      const found = live.page(route);
      if (!settings || !found?.page) return undefined;
      if (made?.module !== module || made.settings !== settings) {
        const assets = { app: '/renderer/browser/client.tsx', styles: stylesPath, blocks: {} };
        made = { module, settings, render: module.createRenderer(settings, 'dev', assets) };
      }
      return made.render({ page: found.page, route, runsAtOnce: found.runsAtOnce });
    },
    siteData() {
      const settings = live.settings();
      return settings ? JSON.stringify(toSiteInfo(settings, live.routes())) : '{}';
    },
    styleSheet: async () =>
      (await load())
        .compileRules()
        .map(({ css }) => css)
        .join(''),
    headTags() {
      headTags ??= server
        .transformIndexHtml('/', '<head></head>')
        .then((html) => /<head>(.*)<\/head>/s.exec(html)?.[1] ?? '');
      return headTags;
    },
  };
}
