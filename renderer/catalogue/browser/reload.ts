/** Dev only: reloads the catalogue after an edit of code, a schema or the site's settings (`DevEvents`). */
const { events } = document.documentElement.dataset;

function follow(address: string): void {
  const source = new EventSource(address);
  for (const name of ['settings', 'reload']) {
    source.addEventListener(name, () => location.reload());
  }
  // A page that the browser keeps for Back would keep its connection too, and there are only six.
  window.addEventListener('pagehide', () => source.close(), { once: true });
}

if (events) {
  follow(events);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(events);
  });
}
