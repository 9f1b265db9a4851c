/** Dev only: loads the catalogue again after an edit of code, of a schema or of the site's settings. */
const { events } = document.documentElement.dataset;
if (events) new EventSource(events).addEventListener('reload', () => location.reload());
