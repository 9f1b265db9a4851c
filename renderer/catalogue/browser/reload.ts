/** Dev only: reloads the catalogue after an edit of code, a schema or the site's settings. */
const { events } = document.documentElement.dataset;
if (events) new EventSource(events).addEventListener('reload', () => location.reload());
