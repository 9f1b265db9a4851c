/** The background of panels and cards, which in both themes is the lighter of the page's two. */
export const panelBackground = 'light-dark(var(--color-background), var(--color-subtle))';

/** The background of what is beside the content of a panel, such as its controls. */
export const asideBackground = 'light-dark(var(--color-subtle), var(--color-background))';
