import { createRenderer } from '../../renderer/bundle/server.tsx';
import { completeSettings } from '../plain-site.ts';

/** Returns a function that renders pages, as the bundle would with its own files. */
export const createTestRenderer = (settings = completeSettings()) =>
  createRenderer(settings, 'test', { app: '/app.js', styles: '/styles.css', parts: {} });
