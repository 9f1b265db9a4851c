import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteContext, type SiteInfo } from '../../blocks/ui/site.tsx';

/** What charts need of a site. */
const site = {
  language: 'en-US',
  numbers: { decimal: '.', group: ',', sizes: [3, 3], from: 4, colon: ': ' },
  words: { axisStart: 'From {value} on' },
} as unknown as SiteInfo;

/** Renders a chart to HTML. */
export const renderInSite = (chart: ReactNode): string =>
  renderToStaticMarkup(<SiteContext value={site}>{chart}</SiteContext>);
