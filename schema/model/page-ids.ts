/** The `id`s of parts that the document of every page has, so that no block can have them. */
export const pageIds = { app: 'app', content: 'content' } as const;
