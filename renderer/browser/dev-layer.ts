/** Dev only: an element over the page, in a shadow root so that no style reaches it or leaves it. */
export function createLayer(name: string, css: string, ...content: Node[]): HTMLElement {
  const layer = document.createElement(name);
  const shadow = layer.attachShadow({ mode: 'open' });
  // The page's policy allows this, but not a style element.
  const styles = new CSSStyleSheet();
  styles.replaceSync(css);
  shadow.adoptedStyleSheets = [styles];
  shadow.append(...content);
  document.body.append(layer);
  return layer;
}
