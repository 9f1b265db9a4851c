/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyScript } from './renderer/early-script.ts';
import { iconSprite } from './renderer/icon-sprite.ts';

export default defineConfig({
  appType: 'custom',
  publicDir: false,
  plugins: [react(), earlyScript(), iconSprite()],
  oxc: {
    plugins: {
      // Class names that follow from a file's path, so that blocks may load in any order.
      styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true },
    },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/fail-on-console.ts'],
  },
});
