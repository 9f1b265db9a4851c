import { Hono } from 'hono';
import { createServer } from 'vite';
import { devServer } from '../renderer/dev-server.ts';

const api = new Hono();
const server = await createServer({
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
  },
  plugins: [devServer({ content: process.env.CONTENT_DIR ?? '.', api })],
});
await server.listen();
server.printUrls();
