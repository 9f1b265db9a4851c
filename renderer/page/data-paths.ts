/** The address of a page's data. Its first two parts are the query key. */
export const dataPath = (route: string): string =>
  `/data/${route === '/' ? 'index' : route.slice(1)}.json`;

export const dataPrefix = '/data';

/** The address of the data of the whole site. No page can have this address. */
export const siteDataPath = '/data/site_.json';
