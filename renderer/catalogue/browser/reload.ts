/** Dev only: reloads the catalogue after an edit of code, a schema or the site's settings (`DevEvents`). */
const { events } = document.documentElement.dataset;

if (events) {
  let source: EventSource | undefined;
  // As in `followEvents`, hidden pages keep no connection. Neither does one that is kept for Back.
  const follow = () => {
    source?.close();
    if (document.hidden) return;
    source = new EventSource(events);
    for (const name of ['settings', 'reload'])
      source.addEventListener(name, () => location.reload());
  };
  document.addEventListener('visibilitychange', follow);
  follow();
}
